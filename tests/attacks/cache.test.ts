import { expect } from 'vitest';
import { type RawAnswer, rawRequest } from '#tests/support/raw-request.ts';
import { test } from '#tests/support/site/attacked-site.ts';
import { administrator } from '#tests/support/site/site.ts';

/** All of an answer but the moment it was sent. */
const whole = ({ status, headers: { date: _, ...headers }, body }: RawAnswer) => ({ status, headers, body });

/** Endings and spellings that make a cache in front take a private address for a file, or another for the same. */
const disguises = [
  ...['.css', '.js', '.json', '.png', '.data', '/x.css', '/x.js', '/..%2fx.css', '/%2e%2e/x.css', ';x.css'],
  ...[';.js', '%0a.css', '%23.css', '%3f.css', '%2f', '%5c', '/.', '//', '/', '.', '%20', '%00', '?x.css'],
  ...['?_=.css', '%2500', '%252f', '/x%2f..%2f', '~', ',', "'", '%c3%28', '%ff'],
];

test('no disguise of a private address makes its answer one that may be kept', async ({ site }) => {
  const { cookie } = await site.signIn();
  const rooms = ['/admin/account', '/api/auth/session', '/api/export'];
  const ask = (path: string, headers = {}) => rawRequest(site.url + path, { headers });
  for (const room of rooms) {
    const before = whole(await ask(room));
    for (const disguise of ['', ...disguises]) {
      const inside = await ask(room + disguise, { cookie });
      const after = await ask(room + disguise);
      const told = [
        room + disguise,
        inside.headers['cache-control'],
        after.body.includes(administrator.email),
      ];
      const kept = inside.body.includes(administrator.email) || inside.status === 200;
      if (kept) expect(told).toEqual([room + disguise, 'no-store', false]);
      expect(after.body).not.toContain(administrator.email);
    }
    expect(whole(await ask(room))).toEqual(before);
  }
});

test('no spelling of a public address changes what the next visitor gets, byte for byte', async ({
  site,
}) => {
  const pages = ['/', '/agence', '/data/fr/home.json'];
  const ask = (path: string, headers = {}) => rawRequest(site.url + path, { headers });
  const clean = new Map<string, object>();
  for (const page of pages) clean.set(page, whole(await ask(page)));
  const { cookie } = await site.signIn();
  for (const page of pages) {
    const spellings = [
      ...disguises.map((disguise) => page + disguise),
      page.toUpperCase(),
      `/${page}`,
      `/.${page}`,
      page.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      `${page}?x=%0d%0aSet-Cookie:evil`,
    ];
    for (const spelling of spellings) {
      await ask(spelling, { host: 'evil.example', cookie });
      await ask(spelling);
    }
  }
  for (const page of pages) expect([page, whole(await ask(page))]).toEqual([page, clean.get(page)]);
});
