import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { entrance } from '#domain/accounts/roles.ts';
import { languageOf } from '#domain/languages.ts';
import { adminPaths } from '#domain/pages.ts';
import type { Administrator } from '#server/accounts/account-service.ts';
import { currentAdministrator, PRIVATE, requireRight } from './auth/session.ts';

/**
 * The loader of a page of the back office. Without a session it gives nothing and looks nothing up:
 * the layout then shows the login in place of the page (AUTH-01), at the very address asked for. Whoever may not
 * see the first page is led to the one where they come in; any other that they may not see answers 403.
 */
export function adminPageLoader<T>(
  load: (args: LoaderFunctionArgs, administrator: Administrator) => Promise<T>,
) {
  return async (args: LoaderFunctionArgs) => {
    const administrator = await currentAdministrator(args);
    if (administrator) {
      const home = adminPaths[languageOf(args.url.pathname)];
      const first = entrance(administrator);
      if (first !== '' && args.url.pathname === home)
        throw redirect(`${home}/${first}`, { headers: PRIVATE });
      await requireRight(args, administrator, { method: 'GET' });
    }
    return data(administrator ? await load(args, administrator) : null, { headers: PRIVATE });
  };
}
