import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { comparable } from '#domain/accounts/credentials.schema.ts';
import { returnAddress } from '#domain/accounts/return-address.ts';
import type { Login } from '#server/accounts/account-service.ts';
import { serverServicesOf, visitorContext } from '../../http/services.ts';
import { readForm } from '../read-form.ts';
import { PRIVATE, sessionCookie } from './session.ts';

interface Typed {
  email: string;
  password: string;
  code?: string;
}

interface Outcome extends Pick<Login, 'retryAfter' | 'code'> {
  email: string;
  setCookie?: string;
}

/** What the login screen shows after a login that failed. */
export type LoginError = Pick<Login, 'retryAfter' | 'code'> & { email: string };

/** Tries to sign in from where the request comes. `setCookie` begins the session. */
export async function tryToLogIn(args: ActionFunctionArgs, typed: Typed): Promise<Outcome> {
  const services = serverServicesOf(args);
  const { address } = args.context.get(visitorContext);
  const credentials = comparable(typed);
  // Nobody has an empty password: an empty form is no guess, and is not counted as one.
  if (credentials.password === '') return { email: credentials.email };
  const { token, ...refusal } = await services.accounts.logIn(credentials, address);
  return { email: credentials.email, setCookie: token && sessionCookie(services, token), ...refusal };
}

/** The headers of a failed login: with the seconds to wait, where logins are refused for now. */
export function retryHeaders(retryAfter: number | undefined): Record<string, string> {
  return retryAfter ? { ...PRIVATE, 'retry-after': String(retryAfter) } : PRIVATE;
}

/** Login by the HTML form: redirects to the screen that was asked for, or shows the login screen again. */
export async function logInByForm(args: ActionFunctionArgs) {
  const { email = '', password = '', code = '' } = await readForm(args.request);
  const { setCookie, retryAfter, code: about } = await tryToLogIn(args, { email, password, code });
  if (!setCookie) {
    const error: LoginError = { email, retryAfter, code: about };
    return data(error, { status: retryAfter ? 429 : 401, headers: retryHeaders(retryAfter) });
  }
  const next = returnAddress(args.url.searchParams.get('next'), args.url.pathname);
  return redirect(next, { headers: { ...PRIVATE, 'set-cookie': setCookie } });
}
