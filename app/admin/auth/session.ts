import { parseCookie, stringifySetCookie } from 'cookie';
import { SESSION_SECONDS } from '#domain/accounts/limits.ts';
import { cookieName } from '#domain/cookie-name.ts';
import type { Administrator } from '#server/accounts/account-service.ts';
import type { Services } from '#server/services.ts';
import { type AppArgs, serverServicesOf } from '../../http/services.ts';

const SESSION = 'session';

/** Never kept by a browser or a proxy. */
export const PRIVATE = { 'cache-control': 'no-store' };

/** Whose session this is, also when the account still lacks the second factor that the site asks for. */
export async function signedIn(args: AppArgs): Promise<Administrator | undefined> {
  const token = sessionToken(args);
  return token ? serverServicesOf(args).accounts.administrator(token) : undefined;
}

/** The administrator for whom the back office is open. */
export async function currentAdministrator(args: AppArgs): Promise<Administrator | undefined> {
  const administrator = await signedIn(args);
  return administrator && serverServicesOf(args).accounts.mustEnrol(administrator)
    ? undefined
    : administrator;
}

/** The signed-in administrator, or 401. Every admin loader, action and call begins with this. */
export async function requireAdministrator(args: AppArgs): Promise<Administrator> {
  const administrator = await requireSignedIn(args);
  if (serverServicesOf(args).accounts.mustEnrol(administrator))
    throw Response.json({ error: 'Please set up a second factor.' }, { status: 403, headers: PRIVATE });
  return administrator;
}

/** For what may be done before a second factor is set up: setting it up, and leaving. */
export async function requireSignedIn(args: AppArgs): Promise<Administrator> {
  const administrator = await signedIn(args);
  if (!administrator) throw Response.json({ error: 'Please sign in.' }, { status: 401, headers: PRIVATE });
  return administrator;
}

export function sessionToken(args: AppArgs): string | undefined {
  const cookies = parseCookie(args.request.headers.get('cookie') ?? '');
  return cookies[cookieName(SESSION, serverServicesOf(args).siteUrl)];
}

export function sessionCookie(services: Services, token: string): string {
  return setCookie(services, token, SESSION_SECONDS);
}

export function endedSessionCookie(services: Services): string {
  return setCookie(services, '', 0);
}

function setCookie(services: Services, value: string, maxAge: number): string {
  const name = cookieName(SESSION, services.siteUrl);
  const secure = services.siteUrl.startsWith('https:');
  return stringifySetCookie({ name, value, maxAge, path: '/', httpOnly: true, secure, sameSite: 'lax' });
}
