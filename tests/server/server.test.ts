import { connect } from 'node:net';
import { expect } from 'vitest';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

test('/up and /ready answer, and are never kept', async ({ site }) => {
  for (const path of ['/up', '/ready']) {
    const response = await site.get(path);
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
  }
});

test('what is fetched ahead may be shown for five seconds, to that visitor alone', async ({ site }) => {
  const ahead = await site.get('/tarifs.data', { headers: { 'sec-purpose': 'prefetch' } });
  expect(ahead.headers.get('cache-control')).toBe('private, max-age=5');
  const usual = await site.get('/tarifs.data');
  expect(usual.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(usual.headers.get('etag')).toBe(ahead.headers.get('etag'));
});

test('pages have an ETag that gives 304, and bodies in the encoding asked for', async ({ site }) => {
  const first = await site.get('/agence', { headers: { 'accept-encoding': 'identity' } });
  const page = await first.text();
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  for (const header of [etag, `"other", ${etag}`, '*', etag.slice(2)]) {
    const again = await site.get('/agence', { headers: { 'if-none-match': header } });
    expect([header, again.status, await again.text()]).toEqual([header, 304, '']);
  }
  expect((await site.get('/agence', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);

  for (const encoding of ['br', 'gzip']) {
    const response = await site.get('/agence', { headers: { 'accept-encoding': encoding } });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      encoding,
      'accept-encoding',
    ]);
    expect(Number(response.headers.get('content-length'))).toBeLessThan(page.length / 2);
    expect(await response.text()).toBe(page);
  }
});

test('a page that is asked for again is compressed as small as can be, without a wait for it', async () => {
  const site = await startSite();
  const size = async () => {
    const response = await site.get('/agence', { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    return Number(response.headers.get('content-length'));
  };
  const first = await size();
  expect(await size()).toBe(first);
  await expect.poll(size).toBeLessThan(first);
});

test('built files are immutable and precompressed; missing ones are not found', async ({ site }) => {
  const page = await site.text('/');
  const file = /"(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const response = await site.get(file, { headers: { 'accept-encoding': 'gzip' } });
  expect([
    response.status,
    response.headers.get('cache-control'),
    response.headers.get('content-encoding'),
  ]).toEqual([...[200, 'max-age=31536000, immutable', 'gzip']]);
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  expect((await site.get('/assets/nope.js')).status).toBe(404);
  expect((await site.get('/assets/../../package.json')).status).toBe(404);
  expect((await site.get('/..%2f..%2fpackage.json')).status).toBe(400);
});

test('malformed requests are refused and do no harm', async ({ site }) => {
  const port = Number(new URL(site.url).port);
  const send = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, 'localhost', () => socket.end(text));
      let response = '';
      socket
        .on('data', (chunk) => (response += chunk))
        .on('close', () => resolve(response))
        .on('error', () => resolve(response));
    });
  const statuses = async (text: string) => /^HTTP\/1\.1 (\d+)/.exec(await send(text))?.[1];
  expect(await statuses('GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toBe(
    '400',
  );
  expect(await statuses('NONSENSE\r\n\r\n')).toBe('400');
  expect(await statuses('TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toBe('405');
  expect(await statuses('GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
    /^40[04]$/,
  );
  expect(await statuses(`GET / HTTP/1.1\r\nHost: x\r\nA: ${'b'.repeat(20_000)}\r\n\r\n`)).toBe('431');
  expect((await site.get('/up')).status).toBe(200);
});

test('one JSON line per request, without query, body or secrets', async () => {
  const site = await startSite();
  await site.text('/contact?message=confidentiel');
  const lines = site.logged.filter(({ msg }) => msg === 'request');
  expect(lines).toMatchObject([{ method: 'GET', path: '/contact', status: 200, ms: expect.any(Number) }]);
  expect(JSON.stringify(site.logged)).not.toContain('confidentiel');
});

test('an error shows no stack, no path and no SQL', async () => {
  const site = await startSite();
  const { db } = await site.openDatabase();
  await db.schema.dropTable('documents').execute();
  const response = await site.get('/agence');
  const page = await response.text();
  expect(response.status).toBe(500);
  expect(page).not.toMatch(/\bat \/|node_modules|select |no such table|\.ts:/);
  expect(site.logged.some(({ level }) => level === 50)).toBe(true);
  expect((await site.get('/up')).status).toBe(200);
});

test('the precompressed file is the file', async ({ site }) => {
  const file = /"(\/assets\/[^"]+\.js)"/.exec(await site.text('/'))?.[1] ?? '';
  const plain = await (await site.get(file, { headers: { 'accept-encoding': 'identity' } })).text();
  expect(await (await site.get(file, { headers: { 'accept-encoding': 'gzip' } })).text()).toBe(plain);
});
