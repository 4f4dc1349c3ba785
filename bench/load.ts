import { Agent, request } from 'node:http';
import { run } from '../scripts/run.ts';

export interface LoadResult {
  requestsPerSecond: number;
  p99Ms: number;
}

const CONNECTIONS = 32;

export async function isInstalled(program: string): Promise<boolean> {
  return (await run('sh', ['-c', `command -v ${program}`], { quiet: true })).ok;
}

/** Asks for one page as often as it can. `wrk` does the asking: a client in JavaScript would measure itself. */
export async function load(url: string, seconds: number, encodings = 'br'): Promise<LoadResult> {
  const accept = `Accept-Encoding: ${encodings}`;
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-H', accept, url];
  const { output } = await run('wrk', args, { quiet: true });
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? Number.NaN);
  const [, p99 = 'NaN', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99Ms: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1),
  };
}

/** A number of page views, some at a time, over kept-alive connections. */
export async function visit(urls: string[], count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const one = (url: string) =>
    new Promise<void>((resolve, reject) => {
      request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) =>
        response.resume().once('end', resolve),
      )
        .once('error', reject)
        .end();
    });
  for (let done = 0; done < count; done += CONNECTIONS) {
    const batch = Array.from(
      { length: Math.min(CONNECTIONS, count - done) },
      (_, index) => urls[(done + index) % urls.length],
    );
    await Promise.all(batch.map((url) => one(url as string)));
  }
  agent.destroy();
}
