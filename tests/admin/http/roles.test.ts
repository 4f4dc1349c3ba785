import { expect, test } from 'vitest';
import { addressRights, rightFor } from '#domain/accounts/address-rights.ts';
import { may, readStanding, type StandingName, standings } from '#domain/accounts/roles.ts';
import { type AdminRoute, adminRoutes } from '#tests/support/admin-routes.ts';
import { teamMember } from '#tests/support/data/team.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import * as html from '#tests/support/html.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const standingOf = (name: StandingName) => readStanding(name) ?? { role: 'reader', mayPublish: false };
const withoutLanguage = ({ pattern }: AdminRoute) => pattern.replace(/^en\//, '');

/** What somebody opens who is not signed in. */
const forStrangers = ['admin/setup', 'admin/invitation', 'admin/forgotten', 'api/auth/login'];
const routes = adminRoutes().filter((route) => !forStrangers.includes(withoutLanguage(route)));
/** They end the session that the walk goes with. */
const isWalked = ({ pattern }: AdminRoute) => !pattern.endsWith('logout');

test('[ROLE-03] every address of the back office has its row in the table of rights, and every row its address', () => {
  const known = new Set(routes.map(withoutLanguage));
  expect([...known].sort()).toEqual(Object.keys(addressRights).sort());
});

function ask(site: Site, address: string, method: string, cookie: string, body?: BodyInit) {
  const read = method === 'GET' || method === 'HEAD';
  const init = { method, headers: { origin: site.url, cookie }, body: read ? null : (body ?? '{}') };
  return site.get(address, init);
}

/** Which of these acts a role may do, as the table says: the first page leads others on to theirs. */
function expectedStatus(name: StandingName, pattern: string, act: { method: string; intent?: string }) {
  if (may(standingOf(name), rightFor({ pattern, ...act }))) return 'open';
  return /^(en\/)?admin$/.test(pattern) ? 302 : 403;
}

test.for(standings)(
  '[ROLE-03] %s opens exactly what the table says, at every address and with every method',
  async (name) => {
    const site = await startSite();
    const { cookie } = await teamMember(site, name);
    const told: unknown[] = [];
    const expected: unknown[] = [];
    for (const { address, pattern, file } of routes.filter(isWalked)) {
      // A screen has a loader; its forms are sent below. The page to begin a preview takes a form only.
      const isScreen = file.endsWith('.tsx') || file === 'admin/edit-page.ts';
      const asked = file.endsWith('begin-preview.tsx') ? ['POST'] : isScreen ? ['GET', 'HEAD'] : methods;
      for (const method of asked) {
        const response = await ask(site, address, method, cookie);
        const status = expectedStatus(name, pattern, { method });
        const closed = [302, 403].includes(response.status) && status !== 'open';
        told.push([method, address, closed || response.status === 403 ? response.status : 'open']);
        expected.push([method, address, status]);
        expect(response.status).not.toBe(401);
        if (response.status === 403) expect(response.headers.get('cache-control')).toBe('no-store');
      }
    }
    expect(told).toEqual(expected);
  },
);

test.for(standings)('[ROLE-03] %s sends exactly the forms that the table says', async (name) => {
  const site = await startSite();
  const { cookie } = await teamMember(site, name);
  const forms = routes.flatMap(({ address, pattern }) => {
    const row = addressRights[pattern.replace(/^en\//, '')];
    const acts = typeof row === 'object' ? Object.keys(row).filter((act) => act.startsWith('POST ')) : [];
    return acts.map((act) => ({ address, pattern, intent: act.slice('POST '.length) }));
  });
  expect(forms.length).toBeGreaterThan(50);
  for (const { address, pattern, intent } of forms) {
    const response = await ask(site, address, 'POST', cookie, new URLSearchParams({ intent, id: 'x' }));
    const closed = expectedStatus(name, pattern, { method: 'POST', intent }) !== 'open';
    expect([address, intent, response.status === 403]).toEqual([address, intent, closed]);
    // The row is of a form that exists.
    expect([address, intent, (await response.text()).includes('Cette action n’existe pas')]).toEqual([
      address,
      intent,
      false,
    ]);
  }
});

onBothEngines('what a role does not allow', (engine) => {
  test('[ROLE-04] an editor at an owner’s address gets a plain page or JSON and 403, once in the journal; nothing is done', async () => {
    const site = await startSite({ engine });
    const { cookie, email } = await teamMember(site, 'editor');
    for (let round = 0; round < 2; round += 1) {
      const page = await ask(site, '/admin/administrators', 'GET', cookie);
      expect(page.status).toBe(403);
      const text = await page.text();
      expect(html.headings(text)).toEqual(['Cette page n’est pas ouverte à votre rôle']);
      expect(text).not.toContain('admin@atelier-vitrine.example');
      const call = await ask(site, '/api/export', 'GET', cookie);
      expect([call.status, await call.json()]).toEqual([
        403,
        {
          error: 'Votre rôle ne permet pas cette action\u00a0: demandez-la à un propriétaire.',
          reason: 'not-allowed',
        },
      ]);
      expect((await ask(site, '/admin/administrators.data', 'GET', cookie)).status).toBe(403);
      expect((await ask(site, '/api/content', 'DELETE', cookie)).status).toBe(403);
      const body = new URLSearchParams({ intent: 'invite', email: 'eve@example.com', role: 'owner' });
      expect((await ask(site, '/admin/administrators', 'POST', cookie, body)).status).toBe(403);
      const invite = { intent: 'publish-now', id: 'x' };
      const publish = await ask(site, '/admin/publications', 'POST', cookie, new URLSearchParams(invite));
      expect([publish.status, html.textsOf(await publish.text(), 'h1')]).toEqual([403, ['Publications']]);
    }
    const { items } = await site.services.audit.page({ action: 'access-refused', search: '', page: 1 });
    expect(items.map(({ who, subject }) => [who, subject]).sort()).toEqual(
      [
        'DELETE /api/content',
        'GET /admin/administrators',
        'GET /api/export',
        'POST publish-now /admin/publications/:list?',
      ].map((subject) => [email, subject]),
    );
    expect((await site.services.accounts.list()).invitations).toEqual([]);
  });

  test('[ROLE-05] a role that is changed counts from the next request on, for a preview too', async () => {
    const site = await startSite({ engine });
    const { cookie, email } = await teamMember(site, 'editor');
    const { accounts } = site.services;
    const owner = await accounts.administrator((await site.signIn()).cookie.slice('session='.length));
    const { administrators } = await accounts.list();
    const id = administrators.find((one) => one.email === email)?.id ?? '';
    if (!owner) throw new Error('not signed in');
    const body = new URLSearchParams({ perspective: 'working', path: '/' });
    const begun = await ask(site, '/admin/preview', 'POST', cookie, body);
    const both = `${cookie}; ${begun.headers.get('set-cookie')?.split(';')[0]}`;
    const ribbon = async () => (await (await ask(site, '/', 'GET', both)).text()).includes('Aperçu');
    expect([begun.status, await ribbon()]).toEqual([303, true]);
    await accounts.setStanding(id, standingOf('reader'), owner);
    expect((await ask(site, '/api/content/fr/home', 'GET', cookie)).status).toBe(403);
    expect((await ask(site, '/admin/inbox', 'GET', cookie)).status).toBe(200);
    expect(await ribbon()).toBe(false);
    await accounts.setStanding(id, standingOf('owner'), owner);
    expect((await ask(site, '/api/export', 'GET', cookie)).status).toBe(200);
  });
});
