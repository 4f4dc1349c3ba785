import { readdir, readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { newFolder } from '../engines.ts';
import { freePort } from '../services/free-port.ts';
import { serving, startProcess } from './process.ts';

export const METRICS_TOKEN = 'a token for the tests';

/** The clock of /proc counts so many ticks a second. */
const TICKS_PER_SECOND = 100;

/** The site in a process of its own, behind a proxy of ours, with what it costs. */
export async function startMeasuredSite(environment: Record<string, string> = {}) {
  const port = await freePort();
  const { child, printed } = await startProcess({
    ...{ PORT: String(port), DATA_DIR: await newFolder(), LOG_LEVEL: 'error', TRUST_PROXY: '1' },
    METRICS_TOKEN,
    ...environment,
  });
  const url = `http://localhost:${port}`;
  await serving(`${url}/ready`);
  const proc = (file: string) => readFile(`/proc/${child.pid}/${file}`, 'utf8');

  async function cpuMs(): Promise<number> {
    // The name of the program stands in brackets and may hold anything.
    const fields = (await proc('stat')).split(') ')[1]?.split(' ') ?? [];
    const [user, system] = [fields[11], fields[12]];
    return ((Number(user) + Number(system)) * 1000) / TICKS_PER_SECOND;
  }

  return {
    url,
    port,
    printed,
    /** The figures of `/metrics`, by their names with labels. */
    async metrics(): Promise<Map<string, number>> {
      const response = await fetch(`${url}/metrics`, {
        headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      });
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'));
      return new Map(
        lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
      );
    },
    /** What it has open; undefined where the system does not tell. */
    handles: () =>
      readdir(`/proc/${child.pid}/fd`).then(
        ({ length }) => length,
        () => undefined,
      ),
    /** The most memory it ever held. */
    async peakMegabytes(): Promise<number> {
      return Number(/VmHWM:\s+(\d+)/.exec(await proc('status'))?.[1]) / 1024;
    },
    /** The milliseconds of a processor that it uses meanwhile, by all of its threads. */
    async cpuOf(work: () => Promise<unknown>): Promise<number> {
      const before = await cpuMs();
      await work();
      return (await cpuMs()) - before;
    },
  };
}
