import { expect, test } from 'vitest';
import { type AdminRoute, adminRoutes } from '#tests/support/admin-routes.ts';
import * as html from '#tests/support/html.ts';
import { administrator, type Site, startSite } from '#tests/support/site/site.ts';

const routes = adminRoutes();
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Statuses = Record<(typeof methods)[number], number>;

const only = (statuses: Partial<Statuses>, others: number): Statuses =>
  ({ ...Object.fromEntries(methods.map((method) => [method, others])), ...statuses }) as Statuses;

/** Without a session pages show the login (AUTH-01) and take no other form; all the rest answers 401. */
const loginScreen = only({ GET: 200, HEAD: 200, POST: 401 }, 405);
/** A screen below the first one takes no form itself: it shows the login and refuses the rest. */
const screen = only({ GET: 200, HEAD: 200 }, 405);
/** One with forms of its own refuses whoever sends them. */
const screenWithForms = only({ GET: 200, HEAD: 200 }, 401);
/** It is for whoever cannot log in, and the same for everybody. */
const forgotten = 'admin/auth/forgotten-route.tsx';
const statusesOfFile: Record<string, Statuses> = {
  [forgotten]: only({ GET: 200, HEAD: 200, POST: 422 }, 405),
  'admin/layout.tsx': loginScreen,
  'admin/auth/setup-route.tsx': only({ GET: 410, HEAD: 410, POST: 422 }, 405),
  'admin/auth/invitation-route.tsx': only({ GET: 410, HEAD: 410, POST: 422 }, 405),
  'admin/screens/inbox/route.tsx': screenWithForms,
  'admin/screens/appointments/route.tsx': screenWithForms,
  'admin/screens/reply-templates/route.tsx': screenWithForms,
  'admin/screens/publications/route.tsx': screenWithForms,
  'admin/screens/translations/route.tsx': screenWithForms,
  'admin/screens/media/route.tsx': screenWithForms,
  'admin/screens/administrators/route.tsx': screenWithForms,
  'admin/screens/account/route.tsx': screenWithForms,
  'admin/screens/bin/route.tsx': screenWithForms,
  'admin/screens/mail/route.tsx': screenWithForms,
  'admin/auth/login-api.ts': only({ POST: 400 }, 405),
  'admin/auth/session-api.ts': only({ GET: 200, HEAD: 200 }, 405),
  'admin/auth/logout.ts': only({ POST: 302 }, 405),
  'admin/preview/begin-preview.tsx': only({ POST: 302 }, 405),
  'admin/edit-page.ts': only({ GET: 302, HEAD: 302 }, 405),
};
const expectedOf = ({ address, file }: Pick<AdminRoute, 'address' | 'file'>) => {
  if (statusesOfFile[file]) return statusesOfFile[file];
  if (/^(?:\/en)?\/admin$/.test(address)) return loginScreen;
  return file.endsWith('/route.tsx') ? screen : only({}, 401);
};

/** As `fetch` of a page, with the cookie of a session that does not open anything. */
async function ask(site: Site, address: string, method: string, cookie?: string) {
  const response = await site.get(address, {
    method,
    headers: { origin: site.url, ...(cookie && { cookie }) },
    body: method === 'GET' || method === 'HEAD' ? null : '{}',
  });
  return { response, text: await response.text() };
}

test('the walk below goes to every room of the back office, in both languages, and to every call', () => {
  expect(routes.map(({ address }) => address)).toEqual(
    expect.arrayContaining([
      ...['/admin', '/en/admin', '/admin/logout', '/api/content/fr/home/restore', '/api/working-copies'],
      ...['', '/publish', '/take-out'].map((call) => `/api/working-copies/articles/fr/file${call}`),
      '/api/publications/file/undo',
    ]),
  );
  for (const file of Object.keys(statusesOfFile)) expect(routes.map((route) => route.file)).toContain(file);
});

test('[AUTH-15] without a session, with an invented and with an ended one, nothing of the back office opens or is kept', async () => {
  const site = await startSite();
  const ended = await site.signIn();
  expect((await ended.get('/api/content/fr/home')).status).toBe(200);
  expect((await ended.post('/admin/logout')).status).toBe(302);

  for (const cookie of [undefined, 'session=invented', ended.cookie]) {
    for (const route of routes) {
      for (const method of methods) {
        const { response, text } = await ask(site, route.address, method, cookie);
        const { headers } = response;
        expect([
          ...[cookie?.slice(0, 9), method, route.address, response.status],
          ...[headers.get('cache-control'), headers.get('etag'), headers.get('location')],
        ]).toEqual([
          ...[cookie?.slice(0, 9), method, route.address, expectedOf(route)[method]],
          ...['no-store', null, response.status === 302 ? '/admin' : null],
        ]);
        expect(text).not.toContain(administrator.email);
        if (response.status === 401 && route.address.startsWith('/api') && method !== 'HEAD')
          expect(JSON.parse(text)).toEqual({ error: 'Please sign in.' });
        if (response.status === 405) expect(headers.get('allow')).toMatch(/GET|POST/);
      }
    }
  }
});

test('the data of an admin page is as closed as the page', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  expect(await (await admin.get('/admin.data')).text()).toContain(administrator.email);
  for (const { address, file } of routes) {
    for (const method of methods) {
      const { response, text } = await ask(site, `${address}.data`, method);
      expect([address, method, response.headers.get('cache-control')]).toEqual([address, method, 'no-store']);
      expect(response.headers.get('etag')).toBeNull();
      if (file.startsWith('admin/api/')) expect([address, response.status]).toEqual([address, 401]);
      expect(text).not.toContain(administrator.email);
    }
  }
});

test('no answer to an administrator is handed to anybody else, nor the other way round', async () => {
  const site = await startSite({ now: () => new Date('2025-06-01T12:00:00Z') });
  const admin = await site.signIn();
  const read = async (address: string, cookie?: string) => {
    const { response, text } = await ask(site, address, 'GET', cookie);
    return { status: response.status, text, store: response.headers.get('cache-control') };
  };
  const asked = routes.filter(({ file }) => file !== forgotten);
  for (const address of new Set(asked.map((route) => route.address))) {
    const before = await read(address);
    const inside = await read(address, admin.cookie);
    const between = await read(address);
    expect([address, between, inside.store]).toEqual([address, before, 'no-store']);
    expect(await read(address, admin.cookie)).toEqual(inside);
    if (before.status === 200 || before.status === 401) expect(inside.text).not.toBe(before.text);
  }
});

test('[AUTH-01] the login screen is all that a page shows without a session', async () => {
  const site = await startSite();
  for (const { address, file } of routes) {
    if (!file.endsWith('.tsx') || file === forgotten || expectedOf({ address, file }).GET !== 200) continue;
    const response = await site.get(address);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(html.headings(page)).toEqual(['Accès réservé aux administrateurs']);
    expect([html.all(page, /<(form)\b/g).length, html.all(page, /<input [^>]*name="([^"]*)"/g)]).toEqual([
      1,
      ['email', 'password'],
    ]);
    expect(html.links(page)).toEqual([`${address.startsWith('/en') ? '/en' : ''}/admin/forgotten`]);
    expect(html.textsOf(page, 'main').join()).not.toMatch(
      /home|services|calculator|contact|blog|recruitment/i,
    );
  }
});
