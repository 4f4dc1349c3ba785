import type { RouteConfigEntry } from '@react-router/dev/routes';
import routeTree from '#app/routes.ts';

export interface AdminRoute {
  address: string;
  /** As the list of routes writes it. */
  pattern: string;
  /** Below `app/`. */
  file: string;
}

const samples: Record<string, string> = {
  language: 'fr',
  section: 'home',
  id: 'file',
  box: 'spam',
  collection: 'articles',
  rev: '1',
};

/** Every address that a file of the back office answers, from the list of routes itself. */
export function adminRoutes(): AdminRoute[] {
  return flat(routeTree, '').filter(({ file }) => file.startsWith('admin/'));
}

function flat(entries: RouteConfigEntry[], parent: string): AdminRoute[] {
  return entries.flatMap(({ path = '', file, children = [] }) => {
    const address = path === '' ? parent : `${parent}/${path}`;
    return [{ address: filled(address), pattern: address.slice(1), file }, ...flat(children, address)];
  });
}

/** A parameter that has no sample yet stops the tests: otherwise its route would be walked at a wrong address. */
function filled(address: string): string {
  return address.replace(/:(\w+)/g, (_, name) => {
    const sample = samples[name];
    if (!sample && address.startsWith('/api'))
      throw new Error(`tests/support/admin-routes.ts: a sample for :${name}.`);
    return sample ?? name;
  });
}
