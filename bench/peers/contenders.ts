import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ensureBuild } from '../../scripts/build.ts';
import { projectDir, run } from '../../scripts/run.ts';
import { startSiteProcess } from '../../scripts/site-process.ts';
import { freePort } from '../../tests/support/services/free-port.ts';
import { measureSaveToVisible, median } from '../measures.ts';
import { servePlainPages, writePlainPages } from './plain-html.ts';

export interface RunningSite {
  url: string;
  /** Milliseconds from an edit of the home page to a visitor having it, where it can be edited. */
  editToVisible?(): Promise<number>;
  stop(): Promise<void>;
}

export interface Contender {
  label: string;
  /** How an edit reaches visitors. */
  edit?: string;
  /** Builds it from nothing. */
  build(): Promise<void>;
  start(): Promise<RunningSite>;
}

export const contenders = {
  ours: { label: 'Vitrine', edit: 'saved through the API', build: buildOurs, start: startOurs },
  next: {
    label: 'Next.js',
    edit: 'file written, `revalidatePath`',
    build: () => buildPeer('next', '.next'),
    start: startNext,
  },
  astro: {
    label: 'Astro + React islands',
    edit: 'file written, site rebuilt, server started again',
    build: () => buildPeer('astro', 'dist'),
    start: startAstro,
  },
  plain: { label: 'plain HTML file', build: buildPlain, start: startPlain },
} satisfies Record<string, Contender>;

export type ContenderName = keyof typeof contenders;

/** Who shows the same pages by other means. The plain file is the floor: no peer, nothing on it lives. */
export const isPeer = (name: ContenderName) => name !== 'ours' && name !== 'plain';

export const peerDir = (name: string) => path.join(import.meta.dirname, name);

const plainDir = path.join(projectDir, '.cache/plain-html');

const QUIET = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
const SECRET = 'for the bench only';
const EDITS = 5;

/** What a folder beside this file needs, as its lock file says; nothing runs while it is installed. */
export async function install(folder: string): Promise<void> {
  await npm(folder, 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
}

async function npm(folder: string, ...args: string[]): Promise<void> {
  const { ok, output } = await run('npm', ['--prefix', folder, ...args], { quiet: true, env: QUIET });
  if (!ok) throw new Error(`npm ${args[0]} failed in ${path.basename(folder)}.\n${output}`);
}

async function buildOurs(): Promise<void> {
  await rm(path.join(projectDir, 'build'), { recursive: true, force: true });
  await ensureBuild();
}

async function buildPlain(): Promise<void> {
  const site = await startOurs();
  await writePlainPages(site.url, plainDir);
  await site.stop();
}

async function buildPeer(name: string, output: string): Promise<void> {
  await rm(path.join(peerDir(name), output), { recursive: true, force: true });
  await npm(peerDir(name), 'run', 'build');
}

async function startOurs(): Promise<RunningSite> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vitrine-peers-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = await startSiteProcess(dataDir, port, { SITE_URL: url });
  return {
    url,
    editToVisible: () => measureSaveToVisible({ url }, { section: 'home', path: '/', count: EDITS }),
    async stop() {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startNext(): Promise<RunningSite> {
  const port = await freePort();
  const program = 'node_modules/next/dist/bin/next';
  const server = await serve('next', port, [program, 'start', '-p', `${port}`, '-H', '127.0.0.1']);
  const revalidate = async () => {
    const headers = { authorization: `Bearer ${SECRET}` };
    await fetch(`${server.url}/api/revalidate`, { method: 'POST', headers });
  };
  return { ...server, editToVisible: () => editPeer('next', () => server.url, revalidate) };
}

async function startAstro(): Promise<RunningSite> {
  const port = await freePort();
  let server = await serve('astro', port, ['server.js']);
  const publish = async () => {
    await npm(peerDir('astro'), 'run', 'build');
    await server.stop();
    server = await serve('astro', port, ['server.js']);
  };
  return {
    url: server.url,
    editToVisible: () => editPeer('astro', () => server.url, publish, 1),
    stop: () => server.stop(),
  };
}

async function startPlain(): Promise<RunningSite> {
  const port = await freePort();
  return { url: `http://127.0.0.1:${port}`, stop: await servePlainPages(plainDir, port) };
}

/** Writes another headline into a peer's content, publishes it, and asks for the page until it is there. */
async function editPeer(
  name: string,
  url: () => string,
  publish: () => Promise<void>,
  count = EDITS,
): Promise<number> {
  const file = path.join(peerDir(name), 'data/home.json');
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const home = JSON.parse(await readFile(file, 'utf8'));
    home.hero.title = `Titre ${index}`;
    const begun = performance.now();
    await writeFile(file, JSON.stringify(home));
    await publish();
    while (!(await (await fetch(url())).text()).includes(home.hero.title));
    times.push(performance.now() - begun);
  }
  return median(times);
}

async function serve(name: string, port: number, args: string[]) {
  const child = spawn(process.execPath, args, {
    cwd: peerDir(name),
    env: { ...process.env, ...QUIET, PORT: `${port}`, REVALIDATE_SECRET: SECRET },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child);
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { url, stop };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${url} does not answer.`);
}
