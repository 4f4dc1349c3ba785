import { createHash } from 'node:crypto';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from './precompress.ts';
import { projectDir, run } from './run.ts';

const SOURCES = [
  'app/**/*',
  'domain/**/*.ts',
  'public/**/*',
  'content/*/{hosting,contact}.json',
  '*.config.ts',
  'package-lock.json',
  'scripts/build.ts',
];
const COMPRESSIBLE = 'build/client/**/*.{js,css,svg,json,txt,xml,webmanifest,html}';

/** Builds the application unless the build there is was made from these very sources. */
export async function ensureBuild(): Promise<void> {
  await ensure('build/.sources', 'Building the site…', async () => {
    await runBuild('react-router', 'build');
    for (const file of await filesOf([COMPRESSIBLE])) await precompress(path.join(projectDir, file));
  });
}

/** The same for the script and styles of the site in a file: gives the folder they are in. */
export async function ensureOfflineBuild(): Promise<string> {
  await ensure('.cache/offline/.sources', 'Building the site for a file…', () =>
    runBuild('vite', 'build', '--config', 'offline.config.ts'),
  );
  return path.join(projectDir, '.cache/offline');
}

async function ensure(stampName: string, told: string, build: () => Promise<void>): Promise<void> {
  const stamp = path.join(projectDir, stampName);
  const sources = await fingerprint();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === sources) return;
  process.stdout.write(`${told}\n`);
  await build();
  await writeFile(stamp, sources);
}

async function runBuild(command: string, ...args: string[]): Promise<void> {
  const { ok, output } = await run(command, args, { quiet: true, env: { NODE_ENV: 'production' } });
  if (!ok) throw new Error(`The build failed.\n${output}`);
}

/** By name, size and time of change: reading every picture would take a good part of each start. */
async function fingerprint(): Promise<string> {
  const files = await filesOf(SOURCES);
  const states = await Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs } = await stat(path.join(projectDir, file));
      return `${file} ${size} ${mtimeMs}`;
    }),
  );
  return createHash('sha256').update(states.join('\n')).digest('hex');
}

async function filesOf(patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob(patterns, { cwd: projectDir, withFileTypes: true })) {
    if (entry.isFile()) files.push(path.relative(projectDir, path.join(entry.parentPath, entry.name)));
  }
  return files.sort();
}

if (import.meta.main) await ensureBuild();
