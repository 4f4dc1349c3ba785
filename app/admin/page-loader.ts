import { data, type LoaderFunctionArgs } from 'react-router';
import type { Administrator } from '#server/accounts/account-service.ts';
import { currentAdministrator, PRIVATE } from './auth/session.ts';

/**
 * The loader of a page of the back office. Without a session it gives nothing and looks nothing up:
 * the layout then shows the login in place of the page (AUTH-01), at the very address asked for.
 */
export function adminPageLoader<T>(
  load: (args: LoaderFunctionArgs, administrator: Administrator) => Promise<T>,
) {
  return async (args: LoaderFunctionArgs) => {
    const administrator = await currentAdministrator(args);
    return data(administrator ? await load(args, administrator) : null, { headers: PRIVATE });
  };
}
