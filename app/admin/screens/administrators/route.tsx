import { useLoaderData } from 'react-router';
import { emailSchema } from '#domain/accounts/credentials.schema.ts';
import { readStanding, standingName } from '#domain/accounts/roles.ts';
import { adminPaths } from '#domain/pages.ts';
import type { Services } from '#server/services.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { screenAction, useActionResult } from '../../screen-action.ts';
import { screenClientAction } from '../../screen-client-action.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { AdministratorTable } from './administrator-table.tsx';
import { Invite } from './invite.tsx';
import { OneTimeLink } from './one-time-link.tsx';
import { PasswordAgain } from './password-again.tsx';
import { type Asked, passwordQuestion } from './password-question.ts';
import { words } from './words.ts';

export const loader = adminPageLoader((args) => serverServicesOf(args).accounts.list());

export const action = screenAction({
  async invite({ services, administrator, args, form }) {
    const email = emailSchema.safeParse(form.email?.trim());
    if (!email.success) return { about: 'invite', error: words.inviteInvalid, email: form.email };
    const standing = readStanding(form.role ?? '');
    if (!standing) return { about: 'invite', error: words.roleUnknown, email: form.email };
    const question = await passwordQuestion(
      { administrator, args, form },
      {
        intent: 'invite',
        fields: { email: email.data, role: standingName(standing) },
        text: words.passwordToInvite(email.data, words.roles[standingName(standing)]),
      },
    );
    if (question) return question;
    const token = await services.accounts.invite(email.data, standing, administrator);
    return { about: 'invite', done: words.inviteDone(email.data), link: linkTo(services, token) };
  },

  async revoke({ services, administrator, form: { email = '' } }) {
    await services.accounts.revokeInvitation(email, administrator.email);
    return { done: words.revokedDone(email) };
  },

  async role({ services, administrator, args, form }) {
    const { id = '', email = '', role = '' } = form;
    const standing = readStanding(role);
    if (!standing) return { error: words.roleUnknown };
    const question = await passwordQuestion(
      { administrator, args, form },
      {
        intent: 'role',
        fields: { id, email, role },
        text: words.passwordForRole(email, words.roles[standingName(standing)]),
      },
    );
    if (question) return question;
    await services.accounts.setStanding(id, standing, administrator);
    return { done: words.roleChanged(email, words.roles[standingName(standing)]) };
  },

  async reset({ services, administrator, args, form }) {
    const { id = '', email: of = '', factor = '' } = form;
    const keepsFactor = factor !== 'off';
    const question = await passwordQuestion(
      { administrator, args, form },
      {
        intent: 'reset',
        fields: { id, email: of, factor },
        text: keepsFactor ? words.passwordToReset(of) : words.passwordToResetAll(of),
      },
    );
    if (question) return question;
    const { token, email } = await services.accounts.resetLink(id, { keepsFactor }, administrator);
    return { about: 'reset', done: words.resetDone(email), link: linkTo(services, token) };
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

const linkTo = ({ siteUrl }: Services, token: string) =>
  `${siteUrl}${adminPaths.fr}/invitation?token=${token}`;

export const clientAction = screenClientAction();

export default function Administrators() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionResult();
  if (!loaded) return null;
  return (
    <div className="grid max-w-5xl gap-6">
      <ScreenHead title={words.title} lead={words.lead} />
      <FormNotice result={result?.about ? undefined : result} />
      {result?.about === 'password' && <PasswordAgain asked={result.asked as Asked} result={result} />}
      {result?.about === 'reset' && <OneTimeLink label={words.resetLink} result={result} />}
      <AdministratorTable administrators={loaded.administrators} />
      <Invite invitations={loaded.invitations} result={result?.about === 'invite' ? result : undefined} />
    </div>
  );
}
