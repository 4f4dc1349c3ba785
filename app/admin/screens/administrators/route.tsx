import { useLoaderData } from 'react-router';
import { emailSchema } from '#domain/accounts/credentials.schema.ts';
import { adminPaths } from '#domain/pages.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { screenAction, useActionResult } from '../../screen-action.ts';
import { screenClientAction } from '../../screen-client-action.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { AdministratorTable } from './administrator-table.tsx';
import { Invite } from './invite.tsx';
import { words } from './words.ts';

export const loader = adminPageLoader((args) => serverServicesOf(args).accounts.list());

export const action = screenAction({
  async invite({ services, administrator, form }) {
    const email = emailSchema.safeParse(form.email?.trim());
    if (!email.success) return { about: 'invite', error: words.inviteInvalid, email: form.email };
    const token = await services.accounts.invite(email.data, administrator);
    const link = `${services.siteUrl}${adminPaths.fr}/invitation?token=${token}`;
    return { about: 'invite', done: words.inviteDone(email.data), link };
  },

  async revoke({ services, administrator, form: { email = '' } }) {
    await services.accounts.revokeInvitation(email, administrator.email);
    return { done: words.revokedDone(email) };
  },

  async disable({ services, administrator, form: { id = '', email = '' } }) {
    await services.accounts.disable(id, administrator);
    return { done: words.disabledDone(email) };
  },

  async enable({ services, administrator, form: { id = '', email = '' } }) {
    await services.accounts.enable(id, administrator);
    return { done: words.enabledDone(email) };
  },
});

export const clientAction = screenClientAction();

export default function Administrators() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionResult();
  if (!loaded) return null;
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHead title={words.title} lead={words.lead} />
      <FormNotice result={result?.about ? undefined : result} />
      <AdministratorTable administrators={loaded.administrators} />
      <Invite invitations={loaded.invitations} result={result?.about === 'invite' ? result : undefined} />
    </div>
  );
}
