import { createHash } from 'node:crypto';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
const STAMP = path.join(projectDir, 'build/.sources');

/** Builds the application unless the build there is was made from these very sources. */
export async function ensureBuild(): Promise<void> {
  const sources = await fingerprint();
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === sources) return;
  process.stdout.write('Building the site…\n');
  const { ok, output } = await run('react-router', ['build'], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (!ok) throw new Error(`The build failed.\n${output}`);
  await precompress();
  await writeFile(STAMP, sources);
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

/** Writes the brotli and gzip variant of each text file beside it, at their strongest. */
async function precompress(): Promise<void> {
  for (const file of await filesOf([COMPRESSIBLE])) {
    const source = path.join(projectDir, file);
    const body = await readFile(source);
    const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength } };
    await writeFile(`${source}.br`, await promisify(brotliCompress)(body, options));
    await writeFile(`${source}.gz`, await promisify(gzip)(body, { level: 9 }));
  }
}

async function filesOf(patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob(patterns, { cwd: projectDir, withFileTypes: true })) {
    if (entry.isFile()) files.push(path.relative(projectDir, path.join(entry.parentPath, entry.name)));
  }
  return files.sort();
}

if (import.meta.main) await ensureBuild();
