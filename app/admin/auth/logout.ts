import { type ActionFunctionArgs, redirect } from 'react-router';
import { adminPaths } from '#domain/pages.ts';
import { serverServicesOf } from '../../http/services.ts';
import { wrongMethod } from '../../http/wrong-method.ts';
import { endedSessionCookie, PRIVATE, sessionToken } from './session.ts';

/** A link or an image of another site must not end the session. */
export function loader() {
  throw wrongMethod('POST');
}

/** Ends the session on the server, then in the browser. */
export async function action(args: ActionFunctionArgs) {
  if (args.request.method !== 'POST') throw wrongMethod('POST');
  const services = serverServicesOf(args);
  await services.accounts.logOut(sessionToken(args) ?? '');
  return redirect(adminPaths.fr, { headers: { ...PRIVATE, 'set-cookie': endedSessionCookie(services) } });
}
