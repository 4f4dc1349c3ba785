import { credentialsSchema } from '#domain/accounts/credentials.schema.ts';
import { adminLinks } from '../styles.ts';
import { words } from '../words.ts';
import { linkAction, linkLoader } from './one-time-link.ts';
import { OneTimeLinkForm } from './one-time-link-form.tsx';
import { PRIVATE } from './session.ts';

export const headers = () => PRIVATE;
export const links = adminLinks;

/** The first administrator, by the link that the terminal showed. */
export const loader = linkLoader(async (accounts, token) =>
  (await accounts.isSetupTokenOpen(token)) ? '' : undefined,
);

export const action = linkAction({
  read: (form) => credentialsSchema.safeParse(form).data,
  use: async (accounts, token, credentials) =>
    (await accounts.setUpFirst(token, credentials)) ? credentials : undefined,
  // With the first steps of a new owner.
  entrance: '/today',
});

export default function Setup() {
  const { setupTitle, setupText, setupSubmit, setupInvalid } = words;
  return <OneTimeLinkForm title={setupTitle} text={setupText} submit={setupSubmit} invalid={setupInvalid} />;
}
