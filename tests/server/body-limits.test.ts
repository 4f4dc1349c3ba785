import { expect } from 'vitest';
import { rawRequest } from '#tests/support/raw-request.ts';
import { test } from '#tests/support/site/site-test.ts';

const LIMIT = 256 * 1024;

test.for([
  ['its length is told', true],
  ['it comes in chunks of unknown number', false],
] as const)('a body of 256 KB is read and one byte more gets 413, when %s', async ([, told], { site }) => {
  const { cookie } = await site.signIn();
  const before = await site.text('/data/fr/faq.json');
  const send = (size: number) => {
    const start = '{"path":"title","basedOn":0,"value":"';
    const body = `${start}${'a'.repeat(size - start.length - 2)}"}`;
    const half = Math.floor(size / 2);
    return rawRequest(`${site.url}/api/content/fr/nope`, {
      method: 'PATCH',
      headers: {
        ...{ cookie, origin: site.url, 'content-type': 'application/json' },
        ...(told && { 'content-length': String(size) }),
      },
      chunks: [body.slice(0, half), body.slice(half)],
    });
  };
  expect(await send(LIMIT)).toMatchObject({ status: 404 });
  const over = await send(LIMIT + 1);
  expect(over).toMatchObject({ status: 413, body: 'This is larger than we can take.' });
  expect(over.headers).toMatchObject({
    connection: 'close',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(await site.text('/data/fr/faq.json')).toBe(before);
});

test('a body of exactly 256 KB reaches its handler whole', async ({ site }) => {
  const email = 'marie@atelier-vitrine.example';
  const body = `email=${encodeURIComponent(email)}&password=`;
  const response = await rawRequest(`${site.url}/admin.data`, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' },
    chunks: [body, 'a'.repeat(LIMIT - body.length)],
  });
  expect(response.status).toBe(401);
  expect(response.body).toContain(email);
});

test('an endless body is cut at the limit, and others are served', async ({ site }) => {
  const headers = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' };
  let sent = 0;
  const stream = new ReadableStream({
    pull(controller) {
      sent += 64 * 1024;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  const init = { method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit;
  const outcome = await site.get('/admin', init).then(
    ({ status }) => status,
    () => 'cut',
  );
  expect([413, 'cut']).toContain(outcome);
  expect(sent).toBeLessThan(20 * 1024 * 1024);
  expect((await site.get('/up')).status).toBe(200);
});
