import { describe, expect } from 'vitest';
import { rawRequest } from '#tests/support/raw-request.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

/** Which `Origin` is taken beside each `Sec-Fetch-Site`. A browser that sends the first is believed. */
const accepted: Record<string, string[]> = {
  'same-origin': ['own', 'foreign', 'null', 'absent'],
  'same-site': [],
  'cross-site': [],
  none: [],
  absent: ['own'],
};
const origins = ['own', 'foreign', 'null', 'absent'] as const;
const rows = Object.entries(accepted).flatMap(([fetchSite, taken]) =>
  origins.map((origin) => ({ fetchSite, origin, open: taken.includes(origin) })),
);
type Row = (typeof rows)[number];

function headersOf({ fetchSite, origin }: Row, site: Site): Record<string, string> {
  const written = { own: site.url, foreign: 'https://evil.example', null: 'null', absent: undefined };
  const value = written[origin];
  return {
    ...(fetchSite !== 'absent' && { 'sec-fetch-site': fetchSite }),
    ...(value !== undefined && { origin: value }),
  };
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/** What each address answers to a request that the origin check lets through. */
const calls = [
  { method: 'PUT', address: '/api/content/fr/home', passed: 400 },
  { method: 'PATCH', address: '/api/content/fr/home', passed: 400 },
  { method: 'DELETE', address: '/api/content/fr/home', passed: 400 },
  { method: 'POST', address: '/api/content/fr/home/restore', passed: 400 },
  { method: 'PUT', address: '/api/working-copies/sections/fr/home', passed: 400 },
  { method: 'DELETE', address: '/api/working-copies/sections/fr/home', passed: 400 },
  { method: 'POST', address: '/api/working-copies/sections/fr/home/publish', passed: 400 },
  { method: 'POST', address: '/api/working-copies/sections/fr/home/take-out', passed: 404 },
  { method: 'POST', address: '/admin', passed: 401 },
  { method: 'POST', address: '/en/admin', passed: 401 },
  { method: 'POST', address: '/admin.data', passed: 401 },
  { method: 'POST', address: '/admin/setup?token=x', passed: 422 },
];

describe.each(rows)('Sec-Fetch-Site $fetchSite, Origin $origin', (row) => {
  test(`${row.open ? 'is let through to' : 'is refused before'} every call and form`, async ({ site }) => {
    const { cookie } = await site.signIn();
    for (const { method, address, passed } of calls) {
      const response = await rawRequest(site.url + address, {
        method,
        headers: { ...headersOf(row, site), cookie },
        chunks: ['{}'],
      });
      expect([method, address, response.status]).toEqual([method, address, row.open ? passed : 403]);
      if (!row.open) expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test(`logging out ${row.open ? 'ends' : 'does not end'} the session`, async ({ site }) => {
    const admin = await site.signIn();
    const headers = { ...headersOf(row, site), cookie: admin.cookie };
    const response = await rawRequest(`${site.url}/admin/logout`, { method: 'POST', headers });
    const after = await admin.get('/api/content/fr/home');
    expect([response.status, after.status]).toEqual(row.open ? [302, 401] : [403, 200]);
  });
});

test('a form of another site neither signs in nor makes the first administrator; the same form of ours does both', async () => {
  const site = await startSite({ firstAdministrator: false });
  const token = await site.services.accounts.createSetupToken();
  const credentials = form({ email: 'marie@atelier-vitrine.example', password: 'un mot de passe solide' });
  const send = (address: string, origin: string) =>
    rawRequest(site.url + address, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      chunks: [credentials],
    });
  for (const address of [`/admin/setup?token=${token}`, '/admin']) {
    const foreign = await send(address, 'https://evil.example');
    expect([address, foreign.status, foreign.headers['set-cookie']]).toEqual([address, 403, undefined]);
    const ours = await send(address, site.url);
    expect([address, ours.status, ours.headers['set-cookie']]).toEqual([
      address,
      302,
      [expect.stringMatching(/^session=/), expect.stringMatching(/^device=/)],
    ]);
  }
});

test('a foreign request is refused before its body is read', async ({ site }) => {
  const headers = { origin: 'https://evil.example', 'content-length': String(1024 * 1024) };
  const response = await rawRequest(`${site.url}/admin`, {
    method: 'POST',
    headers,
    chunks: [Buffer.alloc(1024 * 1024)],
  });
  expect(response.status).toBe(403);
});

test('reading needs no origin', async ({ site }) => {
  for (const row of rows) {
    const response = await rawRequest(`${site.url}/agence`, { headers: headersOf(row, site) });
    expect([row, response.status]).toEqual([row, 200]);
  }
});
