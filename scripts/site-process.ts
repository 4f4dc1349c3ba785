import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import manifest from '../package.json' with { type: 'json' };
import { projectDir } from './run.ts';

/** What `npm start` gives to Node. */
const [, ...startArguments] = manifest.scripts.start.split(' ');

export const administrator = {
  ADMIN_EMAIL: 'bench@atelier-vitrine.example',
  ADMIN_PASSWORD: 'a password for the bench',
};

export interface SiteProcess {
  url: string;
  /** From starting the process to the last byte of the first page. */
  startMs: number;
  residentMegabytes(): Promise<number>;
  stop(): Promise<void>;
}

/** The site as it runs in production: a process of its own over a data folder. */
export async function startSiteProcess(
  dataDir: string,
  port: number,
  environment: Record<string, string> = {},
): Promise<SiteProcess> {
  const url = `http://localhost:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, startArguments, {
    cwd: projectDir,
    env: { ...process.env, ...administrator, PORT: String(port), DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await firstPage(url, child);
  return {
    url,
    startMs: performance.now() - begun,
    async residentMegabytes() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function firstPage(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const page = await fetch(url).then(
      (response) => response.text(),
      () => undefined,
    );
    if (page) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('The site did not start.');
}
