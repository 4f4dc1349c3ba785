import { type ActionFunctionArgs, redirect } from 'react-router';
import { adminPaths } from '#domain/pages.ts';
import { servicesOf } from '../services.ts';
import { endedSessionCookie, PRIVATE, sessionToken } from './session.ts';

/** Ends the session on the server, then in the browser. */
export async function action(args: ActionFunctionArgs) {
  const services = servicesOf(args);
  await services.accounts.logOut(sessionToken(args) ?? '');
  return redirect(adminPaths.fr, { headers: { ...PRIVATE, 'set-cookie': endedSessionCookie(services) } });
}
