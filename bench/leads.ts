import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type SiteProcess, startSiteProcess } from '../scripts/site-process.ts';
import { freePort } from '../tests/support/services/free-port.ts';

const SECONDS = 6;
const CONNECTIONS = 64;
/** A calm day: a few visitors at a time. */
const VISITORS = 4;
const ANSWERS = 400;

export interface LeadFigures {
  perSecond: number;
  p99Ms: number;
}

/** How many messages a second are stored for good: each answer means that the disk has it. */
export async function measureLeads(): Promise<LeadFigures> {
  return withSite({}, async (site) => {
    await post(site, VISITORS, (done) => done < 200);
    const end = performance.now() + SECONDS * 1000;
    const times = await post(site, CONNECTIONS, () => performance.now() < end);
    return { perSecond: times.length / SECONDS, p99Ms: percentile(times, 0.99) };
  });
}

/** How long a visitor waits while mail cannot leave: nobody listens, or somebody who never speaks. */
export async function measureFormResponses(mailServer: 'dead' | 'silent'): Promise<LeadFigures> {
  const silent = mailServer === 'silent' ? await startSilentServer() : undefined;
  const port = silent ? portOf(silent) : 1;
  try {
    return await withSite({ SMTP_URL: `smtp://127.0.0.1:${port}` }, async (site) => {
      await post(site, VISITORS, (done) => done < 50);
      const begun = performance.now();
      const times = await post(site, VISITORS, (done) => done < ANSWERS);
      const seconds = (performance.now() - begun) / 1000;
      return { perSecond: times.length / seconds, p99Ms: percentile(times, 0.99) };
    });
  } finally {
    silent?.close();
  }
}

async function withSite<T>(
  environment: Record<string, string>,
  measure: (site: SiteProcess) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vitrine-bench-leads-'));
  const site = await startSiteProcess(dataDir, await freePort(), { TRUST_PROXY: '1', ...environment });
  try {
    return await measure(site);
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Posts over so many connections as long as told, and gives the milliseconds of each. */
async function post(
  site: SiteProcess,
  connections: number,
  goOn: (done: number) => boolean,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const visitor = async () => {
    while (goOn(times.length)) {
      const begun = performance.now();
      await postOne(site, agent, times.length);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return times;
}

function postOne(site: SiteProcess, agent: Agent, number: number): Promise<void> {
  const byte = () => Math.floor(Math.random() * 256);
  const headers = {
    origin: site.url,
    'content-type': 'application/json',
    'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}`,
  };
  const message = `Bonjour, ceci est le message ${number}. ${'Nous vendons du pain. '.repeat(20)}`;
  const body = JSON.stringify({ name: 'Jane Doe', email: 'jane@example.com', message });
  return new Promise((resolve, reject) => {
    request(`${site.url}/api/chat`, { method: 'POST', agent, headers }, (response) => {
      if (response.statusCode !== 201) reject(new Error(`A message got ${response.statusCode}.`));
      response.resume().once('end', resolve);
    })
      .once('error', reject)
      .end(body);
  });
}

function percentile(times: number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;
}

function startSilentServer(): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer(() => {}).listen(0, '127.0.0.1', () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
