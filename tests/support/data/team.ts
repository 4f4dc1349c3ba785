import { readStanding, type StandingName } from '#domain/accounts/roles.ts';
import type { Site } from '../site/site.ts';

const password = 'un mot de passe d’équipe';

/** Somebody with this role, and the token of a session of theirs. */
export async function teamMember({ services: { accounts } }: Site, name: StandingName) {
  const email = `${name.replace('+', '-')}@atelier-vitrine.example`;
  const link = await accounts.makeLink({ email, by: 'a test', days: 1, standing: readStanding(name) });
  await accounts.acceptLink(link, password);
  const { token = '' } = await accounts.logIn({ email, password }, 'a test');
  return { email, password, token, cookie: `session=${token}` };
}
