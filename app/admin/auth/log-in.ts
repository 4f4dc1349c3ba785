import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { browserFamily } from '#domain/accounts/browser-family.ts';
import { comparable } from '#domain/accounts/credentials.schema.ts';
import { returnAddress } from '#domain/accounts/return-address.ts';
import type { Login } from '#server/accounts/account-service.ts';
import { serverServicesOf, visitorContext } from '../../http/services.ts';
import { readForm } from '../read-form.ts';
import { deviceCookie, deviceOf, PRIVATE, sessionCookie, withCookies } from './session.ts';

interface Typed {
  email: string;
  password: string;
  code?: string;
}

interface Outcome extends Pick<Login, 'retryAfter' | 'code'> {
  email: string;
  /** Of the session that has begun, and of the browser; none where none began. */
  cookies: string[];
}

/** What the login screen shows after a login that failed. */
export type LoginError = Pick<Login, 'retryAfter' | 'code'> & { email: string };

/** Tries to sign in from where the request comes. The cookies begin the session. `expected`: by a link that was used. */
export async function tryToLogIn(
  args: ActionFunctionArgs,
  typed: Typed,
  { expected = false } = {},
): Promise<Outcome> {
  const services = serverServicesOf(args);
  const { address } = args.context.get(visitorContext);
  const credentials = comparable(typed);
  // Nobody has an empty password: an empty form is no guess, and is not counted as one.
  if (credentials.password === '') return { email: credentials.email, cookies: [] };
  const { email } = credentials;
  const family = browserFamily(args.request.headers.get('user-agent') ?? '');
  const browser = { device: deviceOf(args), family, expected };
  const { token, ...refusal } = await services.accounts.logIn(credentials, address, browser);
  const cookies = token ? [sessionCookie(services, token), await deviceCookie(args, email)] : [];
  return { email, cookies, ...refusal };
}

/** The headers of a failed login: with the seconds to wait, where logins are refused for now. */
export function retryHeaders(retryAfter: number | undefined): Record<string, string> {
  return retryAfter ? { ...PRIVATE, 'retry-after': String(retryAfter) } : PRIVATE;
}

/** Login by the HTML form: redirects to the screen that was asked for, or shows the login screen again. */
export async function logInByForm(args: ActionFunctionArgs) {
  const { email = '', password = '', code = '' } = await readForm(args.request);
  const { cookies, retryAfter, code: about } = await tryToLogIn(args, { email, password, code });
  if (cookies.length === 0) {
    const error: LoginError = { email, retryAfter, code: about };
    return data(error, { status: retryAfter ? 429 : 401, headers: retryHeaders(retryAfter) });
  }
  const next = returnAddress(args.url.searchParams.get('next'), args.url.pathname);
  return redirect(next, { headers: withCookies(cookies) });
}
