import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { createChangeFeed } from '#server/database/change-feed.ts';
import { gate } from '#server/gate/gate.ts';
import { createLog } from '#server/log.ts';
import { createPageCache } from './cache/page-cache.ts';
import { storeResponse } from './cache/stored-response.ts';
import { createRequestListener } from './handle-request.ts';
import { createHttpServer, listen } from './http-server.ts';

const DRAW_MS = 250;
const HEADERS_TIMEOUT_MS = 2000;
/** Together they take longer to draw than anybody may take to send headers. */
const EARLY_VISITORS = 12;
/** Of one visitor, those that are drawn and those that wait for it. */
const PLACES = 4 + 150;

/** Runs beside the server: opens connections, keeps the server busy, and meanwhile sends and opens more. */
const VISITORS = `
const { parentPort, workerData } = require('node:worker_threads');
const { connect } = require('node:net');
const { setTimeout: pause } = require('node:timers/promises');
const open = () => new Promise((resolve) => { const socket = connect(workerData.port, '127.0.0.1', () => resolve(socket)); });
const ask = (socket, path) => new Promise((resolve) => {
  let answer = '';
  socket.on('data', (chunk) => { answer += chunk; }).on('error', () => {}).on('close', () => resolve(answer.slice(9, 12)));
  socket.write('GET ' + path + ' HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n');
});
(async () => {
  const early = await Promise.all(Array.from({ length: workerData.early }, open));
  // Answered once, a connection may wait: no limit runs before its next request begins.
  await Promise.all(early.map((socket) => new Promise((resolve) => {
    socket.once('data', resolve).write('GET /% HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n');
  })));
  const first = ask(await open(), '/first');
  await pause(100);
  const answers = [first, ...early.map((socket, number) => ask(socket, '/early-' + number))];
  for (let number = 0; number < 6; number += 1) answers.push(open().then((socket) => ask(socket, '/late-' + number)));
  parentPort.postMessage(await Promise.all(answers));
})();
`;

test('nobody is cut off because others were drawn before their headers were read', async () => {
  const server = createHttpServer();
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.on(
    'request',
    createRequestListener({ ...parts, app: { isUnknown: async () => false, handle: draw } }),
  );
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => void server.close());
  const worker = new Worker(VISITORS, { eval: true, workerData: { port, early: EARLY_VISITORS } });
  onTestFinished(async () => void (await worker.terminate()));
  const statuses = await new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  expect(statuses).toEqual(Array.from({ length: EARLY_VISITORS + 7 }, () => '200'));
});

test('[TRUST-41] beside a visitor who asks for too much others are served, and the visitor is told to come again, in the language of the page', async () => {
  const cache = createPageCache(createChangeFeed());
  const options = { fixedHeaders: [], withPolicy: true };
  await cache.fill('/agence', () => storeResponse(new Response('kept'), options));
  const release = Promise.withResolvers<void>();
  const handle = () => release.promise.then(() => new Response('drawn'));
  const app = { isUnknown: async () => false, handle };
  const server = createHttpServer();
  server.on('request', createRequestListener({ ...parts, cache, app, trustedProxies: 1 }));
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => void server.close());
  const ask = (path: string, from: string, accept = 'text/html') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept, 'x-forwarded-for': from } });

  const greedy = Array.from({ length: PLACES }, (_, number) =>
    ask(`/contact?message=${number}`, '203.0.113.7'),
  );
  await expect.poll(() => gate.pages.figures()).toMatchObject({ running: 4, waiting: PLACES - 4 });
  const refused = await ask('/contact?message=more', '203.0.113.7');
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    ...[429, '5', 'no-store'],
  ]);
  expect(refused.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-");
  expect(await refused.text()).toContain('<html lang="fr">');
  const english = await ask('/en/contact?message=more', '203.0.113.7');
  expect([english.status, await english.text()]).toEqual([429, expect.stringContaining('<html lang="en">')]);
  const data = await ask('/contact.data?message=more', '203.0.113.7', '*/*');
  expect([data.status, await data.json()]).toEqual([429, { error: 'Too many ask for this at once.' }]);

  expect(await (await ask('/agence', '203.0.113.7')).text()).toBe('kept');
  const other = ask('/contact?message=other', '203.0.113.8');
  await expect.poll(() => gate.pages.figures().waiting).toBe(PLACES - 3);
  release.resolve();
  for (const response of [...greedy, other]) expect((await response).status).toBe(200);
});

const parts = {
  openImage: async () => undefined,
  cache: createPageCache(createChangeFeed()),
  previews: { claimIn: () => undefined, open: async () => undefined, openLink: async () => undefined },
  accounts: { administrator: async () => undefined, mustEnrol: () => false },
  health: { isStopping: () => false, stop() {}, handle: async () => false },
  metrics: undefined,
  siteUrl: 'http://x',
  trustedProxies: 0,
  ...createLog('silent'),
};

/** Nothing else runs meanwhile, as while React draws a page. */
async function draw(): Promise<Response> {
  const end = performance.now() + DRAW_MS;
  while (performance.now() < end);
  return new Response('drawn');
}
