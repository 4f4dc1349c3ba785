import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { chat } from '#tests/support/data/leads.ts';
import { figure, isLongRun, milliseconds, percentile } from '#tests/support/figures.ts';
import { heapAfterCollection } from '#tests/support/heap.ts';
import { METRICS_TOKEN, startMeasuredSite } from '#tests/support/site/measured-site.ts';

const SLOW_CONNECTIONS = isLongRun ? 5000 : 300;
const SOAK_REQUESTS = isLongRun ? 100_000 : 2000;
/** What a page may leave on the heap, on average. A leak of a few closures for each was 800. */
const KEPT_BYTES_A_PAGE = 500;

/** Opens a connection, sends this and no more, and gives what came back and when the site hung up. */
function send(port: number, bytes: string | Buffer) {
  return new Promise<{ response: string; ms: number }>((resolve) => {
    const begun = performance.now();
    let response = '';
    const socket: Socket = connect(port, 'localhost', () => socket.write(bytes));
    socket
      .on('data', (chunk) => (response += chunk.toString('latin1')))
      .on('error', () => {})
      .on('close', () => resolve({ response, ms: performance.now() - begun }));
  });
}

const malformed: (string | Buffer)[] = [
  ...['\r\n\r\n\r\n\r\n', 'GET\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', 'GET  / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ...[
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost : x\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\nA\0b: c\r\n\r\n',
  ],
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
  'GET /%zz%00/../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'PROPFIND / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  ...Array.from({ length: 20 }, () => Buffer.concat([randomBytes(200), Buffer.from('\r\n\r\n')])),
];

test(`${SLOW_CONNECTIONS} slow connections are cut on time while others are served, and malformed requests end none of them`, {
  timeout: 120_000,
}, async () => {
  const { url, port, handles, metrics } = await startMeasuredSite();
  await fetch(`${url}/agence`);
  const before = await handles();
  const slow = Array.from({ length: SLOW_CONNECTIONS }, () => send(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-'));
  const times: number[] = [];
  for (let number = 0; number < 50; number += 1) {
    const begun = performance.now();
    expect((await fetch(`${url}/agence`)).status).toBe(200);
    times.push(performance.now() - begun);
  }
  const responses = await Promise.all(malformed.map((bytes) => send(port, bytes)));
  for (const { response } of responses)
    expect(response).not.toMatch(/^HTTP\/1\.1 5|root:[^:\n]*:0:|at .*\.[jt]s:/);
  const cut = (await Promise.all(slow)).map(({ ms }) => ms);
  figure(
    `${SLOW_CONNECTIONS} slow connections`,
    `cut after ${milliseconds(percentile(cut, 50))} (median), ${milliseconds(percentile(cut, 100))} at most; others p99 ${milliseconds(percentile(times, 99))}`,
    'cut on time, others served',
  );
  expect(percentile(cut, 50)).toBeLessThan(8000);
  expect((await fetch(`${url}/agence`)).status).toBe(200);
  expect((await metrics()).get('vitrine_requests_total{class="5xx"}')).toBe(0);
  if (before !== undefined) await expect.poll(handles).toBeLessThan(before + 20);
});

/** Addresses that are drawn anew each time: their query is read by the page, and no two are the same. */
const drawn = (number: number) =>
  [
    `/contact?plan=${number}`,
    `/en/contact?plan=${number}`,
    `/blog?q=budget${number}`,
    `/calculateur-prix?type=app&pages=${number}`,
  ][number % 4] ?? '/';

test(`over ${SOAK_REQUESTS} pages that are drawn anew, memory and handles stay where they are`, {
  timeout: isLongRun ? 7_200_000 : 600_000,
}, async () => {
  const { url, metrics, handles, printed } = await startMeasuredSite({
    NODE_OPTIONS: '--inspect=127.0.0.1:0',
  });
  const inspector = /ws:\/\/\S+/.exec(printed.err)?.[0] ?? '';
  let sent = 0;
  const visit = async (until: number) => {
    while (sent < until) {
      sent += 1;
      const response = await fetch(url + drawn(sent), { headers: { 'accept-encoding': 'identity' } });
      await response.arrayBuffer();
      expect(response.status).toBe(200);
    }
  };
  const round = async (until: number) => {
    await Promise.all(Array.from({ length: 8 }, () => visit(until)));
    return { heap: await heapAfterCollection(inspector), handles: await handles() };
  };
  const earlier = await round(SOAK_REQUESTS / 2);
  const later = await round(SOAK_REQUESTS);
  const resident = ((await metrics()).get('vitrine_memory_bytes{kind="resident"}') ?? 0) / 2 ** 20;
  const each = (later.heap - earlier.heap) / (SOAK_REQUESTS / 2);
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
  figure(
    `soak of ${SOAK_REQUESTS} drawn pages`,
    `heap ${megabytes(earlier.heap)} after half, ${megabytes(later.heap)} at the end (${Math.round(each)} bytes a page), ${Math.round(resident)} MB resident; ${earlier.handles} handles, then ${later.handles}`,
    `no growth: under ${KEPT_BYTES_A_PAGE} bytes a page`,
  );
  expect(each).toBeLessThan(KEPT_BYTES_A_PAGE);
  if (earlier.handles !== undefined && later.handles !== undefined)
    expect(Math.abs(later.handles - earlier.handles)).toBeLessThan(20);
});

test('/metrics tells who knows the token what the site does', async () => {
  const { url, metrics } = await startMeasuredSite();
  for (const authorization of ['', METRICS_TOKEN, 'Bearer another token'])
    expect((await fetch(`${url}/metrics`, { headers: { authorization } })).status).toBe(404);
  const earlier = await metrics();
  const body = JSON.stringify(chat);
  const headers = { origin: url, 'content-type': 'application/json' };
  expect((await fetch(`${url}/api/chat`, { method: 'POST', headers, body })).status).toBe(201);
  for (let number = 0; number < 20; number += 1) await (await fetch(`${url}/agence`)).text();
  const later = await metrics();

  const [ok = 0, hits = 0] = ['vitrine_requests_total{class="2xx"}', 'vitrine_cache_hits_total'].map((name) =>
    later.get(name),
  );
  expect(ok).toBeGreaterThanOrEqual(20);
  expect(hits).toBeGreaterThanOrEqual(19);
  expect(later.get('vitrine_request_seconds_count')).toBeGreaterThanOrEqual(ok);
  expect(later.get('vitrine_request_seconds_bucket{le="+Inf"}')).toBe(
    later.get('vitrine_request_seconds_count'),
  );
  expect([later.get('vitrine_leads{kind="chat"}'), earlier.get('vitrine_leads{kind="chat"}')]).toEqual([
    1, 0,
  ]);
  await expect.poll(async () => (await metrics()).get('vitrine_mails{state="sent"}')).toBe(1);
  expect(later.get('vitrine_database_up')).toBe(1);
  expect(later.get('vitrine_event_loop_delay_max_seconds')).toBeGreaterThan(0);
});
