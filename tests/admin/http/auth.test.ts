import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newDatabase, newFolder, onBothEngines, type TestEngine } from '#tests/support/engines.ts';
import * as html from '#tests/support/html.ts';
import { publicPages } from '#tests/support/requirements.ts';
import { runScript } from '#tests/support/site/process.ts';
import { administrator, type Site, startSite } from '#tests/support/site/site.ts';

const REFUSED = 'Email ou mot de passe incorrect';
const projectDir = path.resolve(import.meta.dirname, '../../..');

const logIn = (site: Site, body: unknown, from = '203.0.113.7') =>
  site.get('/api/auth/login', {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/json', 'x-forwarded-for': from },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
const asking = (cookie: string) => ({ headers: { cookie } });
const behindProxy = (engine: TestEngine) => startSite({ engine, environment: { TRUST_PROXY: '1' } });

onBothEngines('login', (engine) => {
  test('[AUTH-05] [AUTH-06] [AUTH-07] [AUTH-08] the login call opens a session for the right password, and says the same to all others', async () => {
    const site = await behindProxy(engine);
    const good = await logIn(site, administrator);
    expect([good.status, await good.json()]).toEqual([
      200,
      { administrator: { email: administrator.email } },
    ]);
    const [session = '', device = ''] = good.headers.getSetCookie();
    expect(session).toMatch(/^session=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(
      /^device=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await (await site.get('/admin', asking(cookieOf(good)))).text()).toContain(administrator.email);

    const wrong = await logIn(site, { ...administrator, password: 'faux' });
    const unknown = await logIn(site, { email: 'inconnu@example.com', password: 'faux' });
    const both = [await wrong.text(), await unknown.text()];
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(both).toEqual([JSON.stringify({ error: REFUSED }), JSON.stringify({ error: REFUSED })]);
    expect(wrong.headers.get('set-cookie')).toBeNull();

    const { db } = await site.openDatabase();
    const [row] = await db.selectFrom('accounts').select('password_hash').execute();
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  });

  test('[AUTH-12] the sixth try answers 429 with Retry-After, even with the right password; another address is served', async () => {
    const site = await behindProxy(engine);
    const tries = [];
    for (let count = 0; count < 5; count += 1)
      tries.push((await logIn(site, { ...administrator, password: 'faux' }, '2001:db8:1:2::5')).status);
    expect(tries).toEqual([401, 401, 401, 401, 401]);
    const sixth = await logIn(site, administrator, '2001:db8:1:2:ffff::9');
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(880);
    const form = await site.get('/admin', {
      method: 'POST',
      headers: { origin: site.url, 'x-forwarded-for': '2001:db8:1:2::5' },
      body: new URLSearchParams(administrator),
    });
    expect([form.status, form.headers.get('retry-after') !== null]).toEqual([429, true]);
    expect(await form.text()).toContain('Réessayez dans 15 minutes');
    expect((await logIn(site, administrator, '2001:db8:1:3::5')).status).toBe(200);
  });

  test('[TRUST-24] a browser that signed in before gets in where others wait, and stays known after a changed password', async () => {
    const site = await behindProxy(engine);
    const [session = '', device = ''] = (await logIn(site, administrator)).headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0] ?? '');
    const from = '2001:db8:9:9::5';
    while ((await logIn(site, { ...administrator, password: 'faux' }, from)).status !== 429);
    expect((await logIn(site, administrator, from)).status).toBe(429);
    const known = async (cookie: string, password = administrator.password) =>
      site.get('/api/auth/login', {
        method: 'POST',
        headers: {
          ...{ cookie, origin: site.url, 'content-type': 'application/json', 'x-forwarded-for': from },
        },
        body: JSON.stringify({ ...administrator, password }),
      });
    const again = await known(device);
    expect([again.status, again.headers.getSetCookie()[1]?.split(';')[0]]).toEqual([200, device]);
    const next = 'une phrase toute neuve';
    const changed = await site.get('/admin/account', {
      method: 'POST',
      headers: { origin: site.url, cookie: `${session}; ${device}`, 'x-forwarded-for': from },
      body: new URLSearchParams({ intent: 'change', current: administrator.password, next }),
    });
    const [renewed = ''] = changed.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    expect([changed.status, renewed.split('~')[0]?.startsWith('device=')]).toEqual([200, true]);
    expect((await known(device, next)).status).toBe(429);
    expect((await known(renewed, next)).status).toBe(200);
  });

  test('[AUTH-11] [AUTH-14] one session serves both addresses, and a logout ends it for both and for the old cookie', async () => {
    const site = await startSite({ engine });
    const cookie = cookieOf(await logIn(site, administrator));
    const sees = async (address: string) =>
      (await site.get(address, asking(cookie)).then((response) => response.text())).includes(
        administrator.email,
      );
    expect([await sees('/admin'), await sees('/en/admin')]).toEqual([true, true]);
    expect(await (await site.get('/api/auth/session', asking(cookie))).json()).toEqual({
      administrator: { email: administrator.email },
    });
    const post = { method: 'POST', headers: { cookie, origin: site.url } };
    const out = await site.get('/api/auth/logout', post);
    expect(out.headers.get('set-cookie')).toBe('session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect([await sees('/admin'), await sees('/en/admin')]).toEqual([false, false]);
    expect((await site.get('/api/auth/logout', post)).status).toBe(401);
    expect((await site.get('/api/content/fr/home', asking(cookie))).status).toBe(401);
    expect(await (await site.get('/api/auth/session', asking(cookie))).json()).toEqual({
      administrator: null,
    });
  });

  test('[AUTH-09] a session ends 24 hours after the login, however active it was', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const site = await startSite({ engine, now: () => now });
    const cookie = cookieOf(await logIn(site, administrator));
    const { db } = await site.openDatabase();
    const [session] = await db.selectFrom('sessions').select(['created_at', 'expires_at']).execute();
    expect(Date.parse(session?.expires_at ?? '') - Date.parse(session?.created_at ?? '')).toBe(86_400_000);
    const look = async () => {
      const page = await site.get('/admin', asking(cookie));
      const call = await site.get('/api/content/fr/home', asking(cookie));
      return [(await page.text()).includes(administrator.email), call.status];
    };
    for (const hour of [6, 12, 18]) {
      now = new Date(Date.UTC(2025, 5, 1, 12 + hour));
      expect(await look()).toEqual([true, 200]);
    }
    now = new Date('2025-06-02T11:59:00Z');
    expect(await look()).toEqual([true, 200]);
    now = new Date('2025-06-02T12:01:00Z');
    expect(await look()).toEqual([false, 401]);
  });

  test('[TRUST-29] a sign-in by a browser that is not known is told by mail, not the first, and not one by a link', async () => {
    const site = await behindProxy(engine);
    const { accounts, mail } = site.services;
    const subjects = async () =>
      (await mail.page({ search: '', page: 1 })).items.map(({ subject }) => subject);
    await logIn(site, administrator);
    expect(await subjects()).toEqual([]);
    await logIn(site, administrator);
    expect(await subjects()).toEqual([
      expect.stringMatching(/^\[COMPTE\] Connexion depuis un nouvel appareil/),
    ]);
    const link = await accounts.makeLink({ email: administrator.email, by: 'terminal', days: 1 });
    const used = await site.get(`/admin/invitation?token=${link}`, {
      method: 'POST',
      headers: { origin: site.url },
      body: new URLSearchParams({ password: 'une phrase toute neuve' }),
    });
    expect([used.status, used.headers.getSetCookie().length]).toEqual([302, 2]);
    expect((await subjects()).filter((subject) => subject.includes('nouvel appareil'))).toHaveLength(1);
    expect((await subjects()).filter((subject) => subject.includes('a changé'))).toHaveLength(1);
  });

  test('[TRUST-25] a session that nobody used for eight hours shows the login', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const site = await startSite({ engine, now: () => now });
    const admin = await site.signIn();
    now = new Date('2025-06-01T19:59:00Z');
    expect((await admin.get('/api/content/fr/home')).status).toBe(200);
    const { db } = await site.openDatabase();
    const used = () => db.selectFrom('sessions').select('used_at').executeTakeFirst();
    await expect.poll(used).toEqual({ used_at: now.toISOString() });
    now = new Date('2025-06-02T03:59:00Z');
    expect((await admin.get('/api/content/fr/home')).status).toBe(401);
    expect(await (await admin.get('/admin')).text()).toContain('Accès réservé aux administrateurs');
  });

  test('[AUTH-13] the link of the first start opens once, and never while an administrator exists', async () => {
    const site = await startSite({ engine, firstAdministrator: false });
    const token = await site.services.accounts.createSetupToken();
    const link = `/admin/setup?token=${token}`;
    expect((await site.get(link)).status).toBe(200);
    const created = await site.get(link, {
      method: 'POST',
      headers: { origin: site.url },
      body: new URLSearchParams(administrator),
    });
    expect([created.status, created.headers.get('location')]).toEqual([302, '/admin/today']);
    expect((await site.get(link)).status).toBe(410);
    const later = await site.services.accounts.createSetupToken();
    expect((await site.get(`/admin/setup?token=${later}`)).status).toBe(410);
  });
});

test('[AUTH-08] over HTTPS the cookie is bound to the host and secure', async () => {
  const site = await startSite({ siteUrl: 'https://www.example.com' });
  const response = await site.get('/api/auth/login', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-session=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    expect.stringMatching(
      /^__Host-device=[\w.-]{66}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
});

test('[AUTH-08] the session is found among other cookies, with or without a space between them', async () => {
  const site = await startSite();
  const session = cookieOf(await logIn(site, administrator));
  const status = async (cookie: string) => (await site.get('/api/content/fr/home', asking(cookie))).status;
  for (const cookie of [`a=b;${session}`, `${session};a=b`, `a=b; ${session} ; c`, `sessions=x; ${session}`])
    expect([cookie, await status(cookie)]).toEqual([cookie, 200]);
  for (const cookie of [`x${session}`, session.toUpperCase(), 'session', 'session=%ZZ', ';;=;'])
    expect([cookie, await status(cookie)]).toEqual([cookie, 401]);
});

test('[AUTH-07] nothing that is sent to browsers knows an administrator', async () => {
  const site = await startSite();
  await site.signIn();
  const { db } = await site.openDatabase();
  const [row] = await db.selectFrom('accounts').selectAll().execute();
  const secrets = [administrator.email, administrator.password, row?.password_hash ?? '', 'argon2'];
  let files = 0;
  for await (const file of glob('build/client/**/*.{js,css,html,json,txt,svg}', { cwd: projectDir })) {
    const text = await readFile(path.join(projectDir, file), 'utf8');
    for (const secret of secrets) expect(text.includes(secret), `${file}: ${secret}`).toBe(false);
    files += 1;
  }
  expect(files).toBeGreaterThan(20);
});

test.for([
  ['no JSON', '{'],
  ['a field too many', { ...administrator, admin: true }],
  ['a wrong type', { email: ['a'], password: {} }],
  ['a missing field', { email: 'a@b.fr' }],
  ['a dangerous key', '{"email":"a@b.fr","password":"x","__proto__":{"a":1}}'],
] as const)('the login call refuses %s with 400 and counts nothing', async ([, body]) => {
  const site = await startSite();
  const response = await logIn(site, body);
  expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
  const { db } = await site.openDatabase();
  expect(await db.selectFrom('login_failures').selectAll().execute()).toEqual([]);
});

test('[API-06] login, logout and session are calls of their own: none is kept, none is for another origin', async () => {
  const site = await startSite();
  for (const [method, address, status] of [
    ['GET', '/api/auth/session', 200],
    ['POST', '/api/auth/logout', 401],
    ['POST', '/api/auth/login', 400],
  ] as const) {
    const body = method === 'GET' ? null : '{}';
    const response = await site.get(address, { method, headers: { origin: site.url }, body });
    expect([address, response.status, response.headers.get('cache-control')]).toEqual([
      address,
      status,
      'no-store',
    ]);
    if (method === 'GET') continue;
    const foreign = await site.get(address, { method, headers: { origin: 'https://evil.example' }, body });
    expect([address, foreign.status]).toEqual([address, 403]);
  }
});

test('after the login the room that was asked for opens, and no other house', async () => {
  const site = await startSite();
  const enter = async (next: string) =>
    (
      await site.get(`/admin?next=${encodeURIComponent(next)}`, {
        method: 'POST',
        headers: { origin: site.url },
        body: new URLSearchParams(administrator),
      })
    ).headers.get('location');
  expect(await enter('/admin/account')).toBe('/admin/account');
  expect(await enter('//evil.example/admin')).toBe('/admin');
});

test.for(['/admin/pages/pricing?lang=en', '/en/admin/inbox/spam?open=x&q=a+b'])(
  '[ROLE-01] after refused passwords the page that was asked for still opens: %s',
  async (wanted) => {
    const site = await startSite();
    const actionOf = (page: string) => html.all(page, /<form [^>]*action="([^"]*)"/g)[0] ?? '';
    let page = await site.text(wanted);
    for (const password of ['faux', 'encore faux', administrator.password]) {
      const response = await site.get(actionOf(page), {
        method: 'POST',
        headers: { origin: site.url },
        body: new URLSearchParams({ ...administrator, password }),
      });
      page = await response.text();
      if (password !== administrator.password) expect(response.status).toBe(401);
      else expect(response.headers.get('location')).toBe(wanted);
    }
  },
);

test('[AUTH-15] [AUTH-17] a visitor reaches every public page, and none of them has a login', async () => {
  const site = await startSite();
  for (const { fr, en } of publicPages()) {
    for (const address of [fr, en]) {
      const response = await site.get(address);
      const page = await response.text();
      expect([address, response.status < 400]).toEqual([address, true]);
      expect([address, page.includes(REFUSED), /type="password"/.test(page)]).toEqual([
        address,
        false,
        false,
      ]);
    }
  }
});

onBothEngines('the terminal command', (engine) => {
  test('it gives a link that makes an administrator, and one that mends a forgotten password, while the site runs', async () => {
    const folder = await newFolder();
    const databaseUrl =
      engine === 'sqlite' ? path.join(folder, 'vitrine.sqlite') : await newDatabase('postgres');
    const site = await startSite({ firstAdministrator: false, databaseUrl });
    const environment = {
      DATA_DIR: folder,
      SITE_URL: site.url,
      ...(engine === 'postgres' && { DATABASE_URL: databaseUrl }),
    };
    const command = (...words: string[]) => runScript('scripts/admin.ts', words, environment);
    const follow = async ({ out }: { out: string }, password: string) => {
      const [link = ''] = /\/admin\/invitation\?token=[\w-]{43}(?=\n$)/.exec(out) ?? [];
      expect((await site.get(link)).status).toBe(200);
      const body = new URLSearchParams({ password });
      const response = await site.get(link, { method: 'POST', headers: { origin: site.url }, body });
      expect((await site.get(link)).status).toBe(410);
      return response;
    };

    expect(await command('create', 'nobody')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/npm run/),
    });
    expect((await command('reset', administrator.email)).err).toMatch(/use create/);
    const created = await follow(await command('create', administrator.email), administrator.password);
    expect([created.status, created.headers.get('location')]).toEqual([302, '/admin']);
    expect((await logIn(site, administrator)).status).toBe(200);

    expect((await command('create', administrator.email)).err).toMatch(/use reset/);
    await follow(await command('reset', administrator.email), 'une phrase toute neuve');
    const old = cookieOf(created);
    expect((await site.get('/api/content/fr/home', asking(old))).status).toBe(401);
    expect((await logIn(site, administrator)).status).toBe(401);
    expect((await logIn(site, { ...administrator, password: 'une phrase toute neuve' })).status).toBe(200);
  });
});
