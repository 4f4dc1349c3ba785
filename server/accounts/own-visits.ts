import { parseCookie } from 'cookie';
import { cookieName } from '#domain/cookie-name.ts';
import type { createAccountService } from './account-service.ts';

/** Tells by the cookies of a request whether somebody of the agency is signed in there: that is no visit. */
export function createOwnVisits(
  accounts: Pick<ReturnType<typeof createAccountService>, 'administrator'>,
  siteUrl: string,
) {
  const name = cookieName('session', siteUrl);
  return async (cookie: string): Promise<boolean> => {
    const token = parseCookie(cookie)[name];
    return token !== undefined && (await accounts.administrator(token)) !== undefined;
  };
}
