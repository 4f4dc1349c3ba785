import { describe, expect } from 'vitest';
import { adminRoutes } from '#tests/support/admin-routes.ts';
import { codeShown } from '#tests/support/data/one-time-code.ts';
import { newAddress, test, testOnPostgres } from '#tests/support/site/attacked-site.ts';
import { administrator, type Site, startSite } from '#tests/support/site/site.ts';

interface Try {
  email?: string;
  password?: string;
  code?: string;
}

function logIn(site: Site, tried: Try = {}, headers: Record<string, string> = {}) {
  return site.get('/api/auth/login', {
    method: 'POST',
    headers: {
      origin: site.url,
      'content-type': 'application/json',
      'x-forwarded-for': newAddress(),
      ...headers,
    },
    body: JSON.stringify({ ...administrator, ...tried }),
  });
}

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
const who = async (site: Site, cookie: string) =>
  (await (await site.get('/api/auth/session', { headers: { cookie } })).json()).administrator;

test('rule 1: a session that somebody else chose is never opened, and each login has its own', async ({
  site,
}) => {
  const chosen = 'session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
  const [first, second] = [
    await logIn(site, {}, { cookie: chosen }),
    await logIn(site, {}, { cookie: chosen }),
  ];
  expect(new Set([chosen, cookieOf(first), cookieOf(second)]).size).toBe(3);
  expect([await who(site, chosen), (await who(site, cookieOf(first)))?.email]).toEqual([
    null,
    administrator.email,
  ]);
  // The stored hash is no key, and a cookie beside the right one is not taken for it.
  const { db } = await site.openDatabase();
  for (const { token_hash } of await db.selectFrom('sessions').select('token_hash').execute())
    expect(await who(site, `session=${token_hash}`)).toBeNull();
  expect(await who(site, `xsession=${cookieOf(first).slice(8)}`)).toBeNull();
  expect(await who(site, `__Host-${cookieOf(first)}`)).toBeNull();
});

test('rule 1: an ended session cannot be replayed: neither after logout nor after a new password', async ({
  site,
}) => {
  const cookies = await Promise.all([0, 1, 2].map(async () => cookieOf(await logIn(site))));
  const [left = '', changing = '', other = ''] = cookies;
  const post = (address: string, cookie: string, body = '') =>
    site.get(address, {
      method: 'POST',
      headers: { cookie, origin: site.url, 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  await post('/admin/logout', left);
  const change = (from: string, to: string) =>
    post(
      '/admin/account',
      changing,
      new URLSearchParams({ intent: 'change', current: from, next: to }).toString(),
    );
  expect((await change(administrator.password, 'une phrase toute neuve')).status).toBe(200);
  expect([await who(site, left), await who(site, other), (await who(site, changing))?.email]).toEqual([
    null,
    null,
    administrator.email,
  ]);
  expect((await change('une phrase toute neuve', administrator.password)).status).toBe(200);
});

test('rule 1: every spelling of an e-mail and of an address is one account and one place', async ({
  site,
}) => {
  const email = administrator.email;
  const spellings = [email, email.toUpperCase(), ` ${email}`, `${email}\n`, email.replace('admin', 'Admin')];
  const places = [
    '2001:db8:ff:1::1',
    '2001:DB8:00FF:0001::2',
    '2001:db8:ff:1:aaaa::3',
    '1.2.3.4, 2001:db8:ff:1::4',
  ];
  const statuses: number[] = [];
  for (let guess = 0; guess < 8; guess += 1) {
    const headers = { 'x-forwarded-for': places[guess % places.length] ?? '', 'x-real-ip': `9.9.9.${guess}` };
    const response = await logIn(
      site,
      { email: spellings[guess % spellings.length], password: 'faux' },
      headers,
    );
    statuses.push(response.status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  // Twenty at the same moment are no more than five either.
  const from = { 'x-forwarded-for': newAddress() };
  const together = await Promise.all(
    Array.from({ length: 20 }, () => logIn(site, { password: 'faux' }, from)),
  );
  expect(together.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
});

test('rule 12: without a proxy of ours nobody gets another address by a header', async () => {
  const site = await startSite();
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1) {
    const claims = {
      'x-forwarded-for': `9.9.9.${guess}`,
      'x-real-ip': `8.8.8.${guess}`,
      forwarded: `for=7.7.7.${guess}`,
    };
    statuses.push((await logIn(site, { password: 'faux' }, claims)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('rule 1: over HTTP too an unknown e-mail takes as long as a wrong password', async ({ site }) => {
  const times: Record<string, number[]> = { known: [], unknown: [] };
  // The quickest of each: what else the machine does only adds to a time. On a busy one more rounds are
  // needed until both have met a quiet moment; a password that is not hashed never takes as long.
  const ratio = () => Math.min(...(times.unknown ?? [])) / Math.min(...(times.known ?? []));
  const isAlike = () => ratio() > 0.5 && ratio() < 2;
  for (let round = 0; round < 9 || (round < 25 && !isAlike()); round += 1)
    for (const [kind, email] of [
      ['known', administrator.email],
      ['unknown', `nobody-${round}@example.com`],
    ] as const) {
      const begun = performance.now();
      const response = await logIn(site, { email, password: 'faux' });
      expect([response.status, await response.text()]).toEqual([
        401,
        '{"error":"Email ou mot de passe incorrect"}',
      ]);
      times[kind]?.push(performance.now() - begun);
    }
  expect(ratio()).toBeGreaterThan(0.5);
  expect(ratio()).toBeLessThan(2);
});

/** Sets the second factor up as the account screen does, and gives its secret and recovery codes. */
async function enrol(site: Site, cookie: string) {
  const send = async (fields: Record<string, string>) => {
    const response = await site.get('/admin/account.data', {
      method: 'POST',
      headers: { cookie, origin: site.url, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    });
    return { status: response.status, text: await response.text() };
  };
  const secret = /"secret","([A-Z2-7]{32})"/.exec((await send({ intent: 'propose' })).text)?.[1] ?? '';
  const confirm = (code: string, password = administrator.password) =>
    send({ intent: 'confirm', secret, code, password });
  const now = new Date();
  expect((await confirm('000000')).status).toBe(422);
  expect((await confirm(codeShown(secret, now), 'faux')).status).toBe(422);
  const done = await confirm(codeShown(secret, now));
  const codes = done.text.match(/[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}/g) ?? [];
  expect([done.status, codes.length]).toEqual([200, 10]);
  return { secret, codes, now };
}

describe.each([
  ['sqlite', test],
  ['postgres', testOnPostgres],
])('the second factor on %s', (_, test) => {
  test('the password alone opens nothing, a code opens once, and its secret is never shown again', async ({
    site,
  }) => {
    const before = cookieOf(await logIn(site));
    const { secret, codes, now } = await enrol(site, before);
    const needed = await logIn(site);
    expect([needed.status, needed.headers.get('set-cookie'), await needed.json()]).toMatchObject([
      401,
      null,
      { code: 'needed' },
    ]);
    const code = codeShown(secret, now, 1);
    const good = await logIn(site, { code });
    expect([good.status, (await who(site, cookieOf(good)))?.email]).toEqual([200, administrator.email]);
    const replayed = await logIn(site, { code });
    expect([replayed.status, await replayed.json()]).toMatchObject([401, { code: 'wrong' }]);
    const [first = ''] = codes;
    const statuses = [
      (await logIn(site, { code: first })).status,
      (await logIn(site, { code: first })).status,
    ];
    expect(statuses).toEqual([200, 401]);
    for (const odd of ['', ' ', '0', '000000\u0000', '__proto__', 'a'.repeat(5000), "' or 1=1 --"])
      expect([odd, (await logIn(site, { code: odd })).status]).toEqual([odd, 401]);
    const wrong = await (await logIn(site, { password: 'faux', code })).json();
    expect(wrong).toEqual({ error: 'Email ou mot de passe incorrect' });

    const form = await site.get('/admin', {
      method: 'POST',
      headers: { origin: site.url, 'x-forwarded-for': newAddress() },
      body: new URLSearchParams(administrator),
    });
    expect([form.status, (await form.text()).includes('name="code"')]).toEqual([401, true]);
    for (const room of [
      '/admin/account',
      '/admin/account.data',
      '/admin/audit-log',
      '/admin/administrators',
      '/api/export',
    ]) {
      const text = await (await site.get(room, { headers: { cookie: before } })).text();
      for (const told of [secret, ...codes, administrator.password]) expect(text).not.toContain(told);
    }
    const journal = await (await site.get('/admin/audit-log', { headers: { cookie: before } })).text();
    for (const act of ['Double vérification activée', 'Code refusé', 'avec un code de secours'])
      expect(journal).toContain(act);
  });
});

test('where the site asks for a second factor, nothing opens before it is set up', async () => {
  const site = await startSite({ environment: { SECOND_FACTOR: 'required' } });
  const { cookie } = await site.signIn();
  const ask = (address: string, method = 'GET') =>
    site.get(address, {
      method,
      headers: { cookie, origin: site.url },
      body: method === 'GET' ? null : '{}',
    });
  const open = /\/(?:setup|invitation|forgotten|logout|account)$|^\/api\/auth\//;
  for (const { address } of adminRoutes().filter((route) => !open.test(route.address))) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await ask(address, method);
      const told = [method, address, response.status, response.headers.get('cache-control')];
      expect(told).toEqual([
        method,
        address,
        expect.toSatisfy((status) => [302, 401, 403, 405].includes(status)),
        'no-store',
      ]);
      if (address.startsWith('/api/')) expect(response.status).toBe(403);
      if (response.status === 302)
        expect(response.headers.get('location')).toMatch(/^(?:\/en)?\/admin\/account$/);
    }
  }
  expect(await who(site, cookie)).toBeNull();
  await enrol(site, cookie);
  expect([(await ask('/api/content/fr/home')).status, (await ask('/admin')).status]).toEqual([200, 200]);
});
