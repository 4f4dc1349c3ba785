import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { newFolder } from '#tests/support/engines.ts';
import { freePort } from '#tests/support/services/free-port.ts';
import { serving, startProcess } from '#tests/support/site/process.ts';
import { startSite } from '#tests/support/site/site.ts';

const BODY = 'email=a%40b.example&password=faux';

/** A login that the site has begun to read, and whose last byte is held back until `finish`. */
async function slowLogin(port: number) {
  const socket = connect(port, 'localhost');
  await new Promise((resolve) => socket.once('connect', resolve));
  const head = [
    'POST /admin.data HTTP/1.1',
    'Host: x',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${BODY.length}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const [begun] = await once(socket, 'data');
  expect(String(begun)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  socket.write(BODY.slice(0, -1));
  let received = '';
  socket.on('data', (chunk) => (received += chunk)).on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  return { closed, finish: () => socket.write(BODY.slice(-1)) };
}

async function startOne() {
  const port = await freePort();
  const site = await startProcess({ PORT: String(port), DATA_DIR: await newFolder() });
  await serving(`http://localhost:${port}/ready`);
  return { ...site, port };
}

const refuses = (port: number) =>
  fetch(`http://localhost:${port}/up`).then(
    () => false,
    () => true,
  );

test('SIGTERM waits for a request that is under way, takes no other, and answers it whole', async () => {
  const { child, ended, port } = await startOne();
  const idle = await fetch(`http://localhost:${port}/up`);
  expect(await idle.text()).toBe('up');
  const login = await slowLogin(port);
  child.kill('SIGTERM');
  await expect.poll(() => refuses(port)).toBe(true);
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  const finished = performance.now();
  login.finish();
  const response = await login.closed;
  expect(response).toMatch(/^HTTP\/1\.1 401 /);
  expect(response).toMatch(/\r\nconnection: close\r\n/i);
  expect(response).toContain('a@b.example');
  expect(await ended).toBe(0);
  expect(performance.now() - finished).toBeLessThan(8000);
});

test('SIGTERM waits ten seconds for a request that never ends, and no longer', async () => {
  const { child, ended, port } = await startOne();
  const login = await slowLogin(port);
  const begun = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const seconds = (performance.now() - begun) / 1000;
  expect(seconds).toBeGreaterThan(9);
  expect(seconds).toBeLessThan(20);
  expect(await login.closed).toBe('');
});

test('at the last call visitors are still served, one answer for each connection, while /ready sends no more', async () => {
  const site = await startSite();
  for (const path of ['/agence', '/contact']) await site.text(path);
  expect((await site.get('/ready')).status).toBe(200);
  const stopped = site.stop(5000);
  for (const [path, status] of [
    ['/ready', 503],
    ['/up', 200],
    ['/agence', 200],
    ['/contact', 200],
  ] as const) {
    const response = await site.get(path);
    await response.text();
    expect([path, response.status, response.headers.get('connection')]).toEqual([path, status, 'close']);
  }
  await stopped;
  expect(await refuses(site.port)).toBe(true);
});
