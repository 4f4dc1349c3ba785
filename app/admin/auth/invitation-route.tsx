import { newPasswordSchema } from '#domain/accounts/credentials.schema.ts';
import { adminLinks } from '../styles.ts';
import { words } from '../words.ts';
import { linkAction, linkLoader } from './one-time-link.ts';
import { OneTimeLinkForm } from './one-time-link-form.tsx';
import { PRIVATE } from './session.ts';

export const headers = () => PRIVATE;
export const links = adminLinks;

/** Whoever was invited, or has a link from the terminal, chooses a password and is in. */
export const loader = linkLoader((accounts, token) => accounts.linkEmail(token));

export const action = linkAction({
  read: ({ password }) => newPasswordSchema.safeParse(password).data,
  async use(accounts, token, password) {
    const email = await accounts.acceptLink(token, password);
    return email ? { email, password } : undefined;
  },
});

export default function Invitation() {
  const { invitationTitle, invitationSubmit, invitationInvalid } = words;
  return <OneTimeLinkForm title={invitationTitle} submit={invitationSubmit} invalid={invitationInvalid} />;
}
