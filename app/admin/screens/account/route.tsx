import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { newPasswordSchema } from '#domain/accounts/credentials.schema.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { useAdministrator } from '../../administrator.tsx';
import { deviceCookie, PRIVATE, requireSignedIn, sessionToken, signedIn } from '../../auth/session.ts';
import { screenAction, useActionResult } from '../../screen-action.ts';
import { screenClientAction } from '../../screen-client-action.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { ChangePassword } from './change-password.tsx';
import { factorIntents } from './factor-action.ts';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';
import { words } from './words.ts';

/** Open also to somebody who must set the second factor up first. */
export async function loader(args: LoaderFunctionArgs) {
  const administrator = await signedIn(args);
  if (!administrator) return data(null, { headers: PRIVATE });
  const { accounts } = serverServicesOf(args);
  const [codesLeft, sessions] = await Promise.all([
    accounts.factor.recoveryCodesLeft(administrator.id),
    accounts.sessionsOf(administrator.id, sessionToken(args) ?? ''),
  ]);
  return data({ codesLeft, sessions, mustEnrol: accounts.mustEnrol(administrator) }, { headers: PRIVATE });
}

export const action = screenAction(
  {
    async change({ services, administrator, args, form }) {
      const next = newPasswordSchema.safeParse(form.next);
      if (!next.success) return { error: words.tooShort };
      const changed = await services.accounts.changePassword(administrator, {
        password: form.current ?? '',
        next: next.data,
        session: sessionToken(args) ?? '',
      });
      if (!changed) return { error: words.wrong };
      return { done: words.changed, setCookie: await deviceCookie(args, administrator.email) };
    },

    async endSession({ services, administrator, args, form: { id = '' } }) {
      const ended = await services.accounts.endSession(administrator, id, sessionToken(args) ?? '');
      return { about: 'sessions', done: ended ? words.sessionEnded : words.sessionGone };
    },

    async endOthers({ services, administrator, args }) {
      const ended = await services.accounts.endOtherSessions(administrator, sessionToken(args) ?? '');
      return { about: 'sessions', done: words.othersEnded(ended) };
    },

    ...factorIntents,
  },
  requireSignedIn,
);

export const clientAction = screenClientAction();

export default function Account() {
  const { email, secondFactor } = useAdministrator();
  const loaded = useLoaderData<typeof loader>();
  const result = useActionResult();
  if (!loaded) return null;
  const { codesLeft, sessions, mustEnrol } = loaded;
  const aboutSessions = result?.about === 'sessions';
  const aboutFactor = mustEnrol || result?.about === 'factor';
  return (
    <div className="grid max-w-xl gap-6">
      <ScreenHead
        title={words.title}
        lead={
          <>
            {words.signedIn} : <strong className="text-ink">{email}</strong>
          </>
        }
      />
      <SecondFactor
        on={secondFactor}
        required={mustEnrol}
        codesLeft={codesLeft}
        result={aboutFactor ? result : undefined}
      />
      {!mustEnrol && <ChangePassword result={aboutFactor || aboutSessions ? undefined : result} />}
      <Sessions sessions={sessions} result={aboutSessions ? result : undefined} />
    </div>
  );
}
