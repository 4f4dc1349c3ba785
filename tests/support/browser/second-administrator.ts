import type { Site } from '../site/site.ts';
import { sessionState } from './signed-in.ts';

export const colleague = {
  email: 'paul@atelier-vitrine.example',
  password: 'un autre mot de passe solide',
};

/** For `visit`: a new profile in which a second administrator is signed in. */
export async function signedInColleague(site: Site) {
  const { accounts } = site.services;
  const link = await accounts.makeLink({ email: colleague.email, by: 'a test', days: 1 });
  await accounts.acceptLink(link, colleague.password);
  const { token } = await accounts.logIn(colleague, 'a test');
  return sessionState(site, token ?? '');
}
