import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from './bundling/precompress.ts';
import { projectDir, run } from './run.ts';

interface BuildStep {
  /** Where the fingerprint of its sources is kept. */
  stamp: string;
  /** Every file that goes into it, or its folder. */
  sources: string[];
  make(): Promise<void>;
}

/** What any bundle of the site is made from: some pages carry shipped words for the time without network. */
const SITE = ['app', 'domain', 'content', 'public', 'package-lock.json', 'scripts/build.ts'];

export const stages = {
  app: {
    stamp: 'build/.app',
    sources: [...SITE, 'vite.config.ts', 'react-router.config.ts', 'scripts/bundling'],
    async make() {
      await tool('react-router', ['build']);
      const built = filesOf(['build/client']).filter((name) => COMPRESSIBLE.test(name));
      for (const file of built) await precompress(path.join(projectDir, file));
    },
  },
  server: {
    stamp: 'build/.server',
    sources: [
      'build/.app',
      'server',
      'scripts/bundling',
      'scripts/admin.ts',
      'scripts/backup.ts',
      'scripts/doctor.ts',
      'scripts/open-services.ts',
      'scripts/restore.ts',
      'scripts/command-name.ts',
    ],
    make: () => tool('vite', ['build', '--config', 'scripts/bundling/server-bundle.config.ts']),
  },
  offline: {
    stamp: '.cache/offline/.sources',
    sources: [...SITE, 'scripts/bundling'],
    make: () => tool('vite', ['build', '--config', 'scripts/bundling/offline-bundle.config.ts']),
  },
} satisfies Record<string, BuildStep>;
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest|html)$/;

/** Builds what there is not yet from these very sources: the application, and the server around it. */
export async function ensureBuild(): Promise<void> {
  await ensure(stages.app);
  await ensure(stages.server);
}

/** The script and styles of the site in a file, made when one is exported: gives their folder. */
export async function ensureOfflineBundle(): Promise<string> {
  await ensure(stages.offline);
  return path.join(projectDir, '.cache/offline');
}

async function ensure({ stamp, sources, make }: BuildStep): Promise<void> {
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
 * By name, size and time of change: reading every image would take a good part of each start, and
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
