import { SESSION_SECONDS } from '#domain/accounts/limits.ts';
import type { Administrator } from '#server/accounts/account-service.ts';
import type { Services } from '#server/services.ts';
import { type AppArgs, servicesOf } from '../services.ts';

/** Never kept by a browser or a proxy. */
export const PRIVATE = { 'cache-control': 'no-store' };

export async function currentAdministrator(args: AppArgs): Promise<Administrator | undefined> {
  const token = sessionToken(args);
  return token ? servicesOf(args).accounts.administrator(token) : undefined;
}

/** The signed-in administrator, or 401. Every admin loader, action and call begins with this. */
export async function requireAdministrator(args: AppArgs): Promise<Administrator> {
  const administrator = await currentAdministrator(args);
  if (!administrator) throw Response.json({ error: 'Please sign in.' }, { status: 401, headers: PRIVATE });
  return administrator;
}

export function sessionToken(args: AppArgs): string | undefined {
  const name = cookieName(servicesOf(args));
  const cookies = args.request.headers.get('cookie')?.split('; ') ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

export function sessionCookie(services: Services, token: string): string {
  return cookie(services, token, SESSION_SECONDS);
}

export function endedSessionCookie(services: Services): string {
  return cookie(services, '', 0);
}

function cookie(services: Services, value: string, maxAge: number): string {
  const secure = isHttps(services) ? '; Secure' : '';
  return `${cookieName(services)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}

function cookieName(services: Services): string {
  return isHttps(services) ? '__Host-session' : 'session';
}

function isHttps({ siteUrl }: Services): boolean {
  return siteUrl.startsWith('https:');
}
