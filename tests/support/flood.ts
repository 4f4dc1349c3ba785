import { Worker } from 'node:worker_threads';

/** Asks over many connections as fast as it is answered, in a thread of its own, so that nothing here waits for it. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const { Agent, request } = require('node:http');
const { url, path, connections, addresses } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses = {};
let sent = 0;
let isOver = false;
const ask = () => new Promise((resolve) => {
  sent += 1;
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': '203.0.113.' + (sent % addresses) };
  request(url + path.replace('{number}', sent), { agent, headers }, (response) => {
    statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1;
    response.on('end', resolve).on('error', resolve).resume();
  }).on('error', resolve).end();
});
const visitor = async () => { while (!isOver) await ask(); };
const visitors = Array.from({ length: connections }, visitor);
parentPort.once('message', async () => {
  isOver = true;
  agent.destroy();
  await Promise.all(visitors);
  parentPort.postMessage(statuses);
});
`;

export interface Flood {
  /** With `{number}` in it no two are the same. */
  path: string;
  connections: number;
  /** From so many visitors. */
  addresses: number;
}

/** Begins a flood of requests. Ending it hangs up all at once, and tells how often which status came. */
export function beginFlood(url: string, flood: Flood): { end(): Promise<Record<string, number>> } {
  const worker = new Worker(PROGRAM, { eval: true, workerData: { url, ...flood } });
  return {
    async end() {
      const told = new Promise<Record<string, number>>((resolve, reject) => {
        worker.once('message', resolve).once('error', reject);
      });
      worker.postMessage('end');
      const statuses = await told;
      await worker.terminate();
      return statuses;
    },
  };
}
