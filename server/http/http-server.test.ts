import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer, listen } from './http-server.ts';
import { readBody } from './request-body.ts';

async function start() {
  const server = createHttpServer();
  server.on('request', async (request, response) => {
    await readBody(request).then(
      (body) => response.end(`${body.byteLength} bytes`),
      () => response.destroy(),
    );
  });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { server, port };
}

/** Sends a text, goes on only as told, and gives what came back and after how long the server hung up. */
function begin(port: number, text: string, goOn?: (socket: Socket) => void) {
  const begun = performance.now();
  return new Promise<{ response: string; ms: number }>((resolve) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text);
      goOn?.(socket);
    });
    socket
      .on('data', (chunk) => (response += chunk))
      .on('error', () => {})
      .on('close', () => resolve({ response, ms: performance.now() - begun }));
  });
}

const status = (response: string) => /^HTTP\/1\.1 (\d+)/.exec(response)?.[1];

test('the limits are those of the house: 5 s for the headers, 30 s for a request', async () => {
  const { server } = await start();
  expect([server.headersTimeout, server.requestTimeout]).toEqual([5000, 30_000]);
});

test('whoever dribbles headers is cut within a second or two after 5 s, and others are served meanwhile', async () => {
  const { port } = await start();
  const slow = Array.from({ length: 50 }, () =>
    begin(port, 'GET / HTTP/1.1\r\nHost: x\r\n', (socket) => {
      const drip = setInterval(() => socket.write('X-A: b\r\n'), 500);
      socket.on('close', () => clearInterval(drip));
    }),
  );
  const silent = begin(port, '');
  const served = await begin(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect([status(served.response), served.ms < 4500]).toEqual(['200', true]);
  for (const { response, ms } of await Promise.all([...slow, silent])) {
    expect(['408', undefined]).toContain(status(response));
    expect(ms).toBeGreaterThan(4500);
    expect(ms).toBeLessThan(15_000);
  }
});

test('[TRUST-09] whoever never reads the answers is cut, and whoever reads slowly is not', async () => {
  const { server, port } = await start();
  expect([server.timeout, server.maxConnections]).toEqual([60_000, 10_000]);
  // Longer than a busy machine keeps the slow one waiting.
  server.timeout = 3000;
  server.removeAllListeners('request');
  server.on('request', (_, response) => response.end(Buffer.alloc(8_000_000)));
  const cut = () =>
    new Promise<number>((resolve) => {
      server.once('connection', (socket: Socket) => socket.once('close', () => resolve(socket.bytesWritten)));
    });
  const asked = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5);
  const ended = cut();
  const deaf = connect(port, '127.0.0.1', () => deaf.write(asked)).pause();
  deaf.on('error', () => {});
  onTestFinished(() => void deaf.destroy());
  expect(await ended).toBeLessThan(40_000_000);

  const begun = performance.now();
  const slow = connect(port, '127.0.0.1', () =>
    slow.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
  );
  let read = 0;
  slow.on('data', (chunk) => {
    read += chunk.length;
    slow.pause();
    setTimeout(() => slow.resume(), 50);
  });
  await new Promise((resolve) => slow.once('close', resolve));
  expect(read).toBeGreaterThan(8_000_000);
  expect(performance.now() - begun).toBeGreaterThan(server.timeout);
});

test('whoever stops in the middle of a body is cut when the time of the request is up', async () => {
  const { server, port } = await start();
  server.requestTimeout = 1000;
  server.headersTimeout = 1000;
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\nConnection: close\r\n\r\n';
  const { response, ms } = await begin(port, `${head}abc`);
  expect(status(response)).toBe('408');
  expect(ms).toBeLessThan(20_000);
  const whole = await begin(port, `${head}0123456789`);
  expect(whole.response).toMatch(/10 bytes$/);
});
