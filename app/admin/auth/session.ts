import { parseCookie, stringifySetCookie } from 'cookie';
import { askedText, rightFor } from '#domain/accounts/address-rights.ts';
import { DEVICE_SECONDS, SESSION_SECONDS } from '#domain/accounts/limits.ts';
import { may } from '#domain/accounts/roles.ts';
import { cookieName } from '#domain/cookie-name.ts';
import { RequestError } from '#domain/request-error.ts';
import type { Administrator } from '#server/accounts/account-service.ts';
import type { Services } from '#server/services.ts';
import { type AppArgs, serverServicesOf } from '../../http/services.ts';
import { errorWords } from '../error-words.ts';

const SESSION = 'session';
/** Stays when a session ends: it opens nothing, and keeps strangers from shutting its owner out. */
const DEVICE = 'device';

/** Never kept by a browser or a proxy. */
export const PRIVATE = { 'cache-control': 'no-store' };

/** What a handler is asked to do, as the table of rights names it. */
interface Act {
  method: string;
  /** Which form of a screen. */
  intent?: string;
}

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

/**
 * The signed-in administrator whose role allows what is asked, or 401 or 403. Every admin loader, action and call
 * begins with this or `adminPageLoader`.
 */
export async function requireAdministrator(
  args: AppArgs,
  act: Act = { method: args.request.method },
): Promise<Administrator> {
  const administrator = await requireSignedIn(args, act);
  if (serverServicesOf(args).accounts.mustEnrol(administrator))
    throw Response.json({ error: 'Please set up a second factor.' }, { status: 403, headers: PRIVATE });
  return administrator;
}

/** For what may be done before a second factor is set up: setting it up, and leaving. */
export async function requireSignedIn(
  args: AppArgs,
  act: Act = { method: args.request.method },
): Promise<Administrator> {
  const administrator = await signedIn(args);
  if (!administrator) throw Response.json({ error: 'Please sign in.' }, { status: 401, headers: PRIVATE });
  await requireRight(args, administrator, act);
  return administrator;
}

/** Why a role does not allow what is asked (`domain/accounts/address-rights.ts`), noted in the journal; undefined where it does. */
export async function refusalOf(
  args: AppArgs,
  administrator: Administrator,
  act: Act,
): Promise<RequestError | undefined> {
  const asked = { pattern: args.pattern, ...act };
  if (may(administrator, rightFor(asked))) return undefined;
  await serverServicesOf(args).accounts.noteRefused(administrator, askedText(asked));
  return new RequestError(403, 'This role does not allow it.', { reason: 'not-allowed' });
}

/** Lets those pass whose role allows it; the others get 403. */
export async function requireRight(args: AppArgs, administrator: Administrator, act: Act): Promise<void> {
  const refusal = await refusalOf(args, administrator, act);
  if (!refusal) return;
  const body = { error: errorWords(refusal), ...refusal.details };
  throw Response.json(body, { status: refusal.status, headers: PRIVATE });
}

export const sessionToken = (args: AppArgs): string | undefined => readCookie(args, SESSION);

/** By what the browser is known from which somebody signed in before; empty for none. */
export const deviceOf = (args: AppArgs): string => readCookie(args, DEVICE) ?? '';

function readCookie(args: AppArgs, name: string): string | undefined {
  const cookies = parseCookie(args.request.headers.get('cookie') ?? '');
  return cookies[cookieName(name, serverServicesOf(args).siteUrl)];
}

export function sessionCookie(services: Services, token: string): string {
  return setCookie(services, { name: SESSION, value: token, maxAge: SESSION_SECONDS });
}

export function endedSessionCookie(services: Services): string {
  return setCookie(services, { name: SESSION, value: '', maxAge: 0 });
}

/** Keeps this browser known, for the account that was opened or whose password was changed by it. */
export async function deviceCookie(args: AppArgs, email: string): Promise<string> {
  const services = serverServicesOf(args);
  const value = await services.accounts.rememberDevice(deviceOf(args), email);
  return setCookie(services, { name: DEVICE, value, maxAge: DEVICE_SECONDS });
}

/** Headers of an answer that nobody keeps, with these cookies. */
export function withCookies(cookies: readonly string[]): Headers {
  const headers = new Headers(PRIVATE);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}

interface NewCookie {
  name: string;
  value: string;
  maxAge: number;
}

function setCookie(services: Services, { name: given, value, maxAge }: NewCookie): string {
  const name = cookieName(given, services.siteUrl);
  const secure = services.siteUrl.startsWith('https:');
  return stringifySetCookie({ name, value, maxAge, path: '/', httpOnly: true, secure, sameSite: 'lax' });
}
