import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from './precompress.ts';
import { projectDir, run } from './run.ts';

interface Stage {
  stamp: string;
  /** What it is made from. */
  sources: string[];
  make(): Promise<void>;
}

const stages: Stage[] = [
  {
    stamp: 'build/.app',
    sources: [
      ...['app', 'domain', 'public', 'package-lock.json', 'scripts/build.ts'],
      ...['scripts/built-scripts.ts'],
      ...['vite.config.ts', 'react-router.config.ts'],
      ...['fr', 'en'].flatMap((language) => [
        `content/${language}/hosting.json`,
        `content/${language}/contact.json`,
      ]),
    ],
    async make() {
      await tool('react-router', ['build']);
      const built = filesOf(['build/client']).filter((name) => COMPRESSIBLE.test(name));
      for (const file of built) await precompress(path.join(projectDir, file));
    },
  },
  {
    stamp: 'build/.server',
    sources: ['build/.app', 'server', 'scripts/server-bundle.config.ts'],
    make: () => tool('vite', ['build', '--config', 'scripts/server-bundle.config.ts']),
  },
];
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest|html)$/;

/** Builds what there is not yet from these very sources: the application, and the server around it. */
export async function ensureBuild(): Promise<void> {
  for (const stage of stages) await ensure(stage);
}

/** The script and styles of the site in a file, made when one is exported: gives their folder. */
export async function ensureOfflineBundle(): Promise<string> {
  await ensure({
    stamp: '.cache/offline/.sources',
    sources: ['app', 'domain', 'package-lock.json', 'scripts/offline-bundle.config.ts'],
    make: () => tool('vite', ['build', '--config', 'scripts/offline-bundle.config.ts']),
  });
  return path.join(projectDir, '.cache/offline');
}

async function ensure({ stamp, sources, make }: Stage): Promise<void> {
  const file = path.join(projectDir, stamp);
  const now = fingerprint(sources);
  if ((await readFile(file, 'utf8').catch(() => '')) === now) return;
  process.stdout.write('Building the site…\n');
  await make();
  await writeFile(file, now);
}

async function tool(command: string, args: string[]): Promise<void> {
  const { ok, output } = await run(command, args, { quiet: true, env: { NODE_ENV: 'production' } });
  if (!ok) throw new Error(`The build failed.\n${output}`);
}

/**
 * By name, size and time of change: reading every picture would take a good part of each start, and
 * so would asking for a thousand files one by one.
 */
function fingerprint(sources: string[]): string {
  const hash = createHash('sha256');
  for (const file of filesOf(sources)) {
    const { size, mtimeMs } = statSync(path.join(projectDir, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** The files of this name, or below the folder of this name. */
function filesOf(names: string[]): string[] {
  return names.flatMap((name) => {
    const from = path.join(projectDir, name);
    if (!statSync(from).isDirectory()) return [name];
    const entries = readdirSync(from, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(projectDir, path.join(entry.parentPath, entry.name)))
      .sort();
  });
}

if (import.meta.main) await ensureBuild();
