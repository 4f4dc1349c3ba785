import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import type { AtEnd } from '../engines.ts';

/** What `npm start` and `npm run dev` give to Node. */
const [, ...startArguments] = manifest.scripts.start.split(' ');
const [, ...developmentArguments] = manifest.scripts.dev.split(' ');
const projectDir = path.resolve(import.meta.dirname, '../../..');

/** The site as `npm start` runs it, with what it prints (unless it prints into an open file) and the code it ends with. */
export async function startProcess(environment: Record<string, string>, stdout: 'pipe' | number = 'pipe') {
  const child = spawn(process.execPath, startArguments, {
    cwd: projectDir,
    env: { ...process.env, ...environment },
    stdio: ['ignore', stdout, 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const printed = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => (printed.out += chunk));
  child.stderr?.on('data', (chunk) => (printed.err += chunk));
  return { child, printed, ended: ended(child) };
}

/** The sources, as `npm run dev` serves them, until the end of whoever asked. */
export function startDevelopment(environment: Record<string, string>, atEnd: AtEnd): void {
  const child = spawn(process.execPath, developmentArguments, {
    cwd: projectDir,
    env: { ...process.env, NODE_ENV: undefined, ...environment },
    stdio: 'ignore',
  });
  atEnd(async () => {
    child.kill();
    await ended(child);
  });
}

/** A command of the project, run to its end. */
export async function runScript(script: string, words: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [script, ...words], {
    cwd: projectDir,
    env: { ...process.env, ...environment },
  });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (printed.out += chunk));
  child.stderr.on('data', (chunk) => (printed.err += chunk));
  return { code: await ended(child), ...printed };
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

export const serving = (url: string) =>
  vi.waitFor(async () => expect((await fetch(url)).status).toBe(200), { timeout: 60_000, interval: 50 });
