import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { create } from 'tar';
import { z } from 'zod';
import manifest from '../package.json' with { type: 'json' };
import { CHECKSUMS_FILE, checksumOf, checksumsOf, entriesBelow, pathOf } from '../server/backup/checksums.ts';
import { ensureBuild } from './build.ts';
import { readBundledPackages } from './bundling/bundled-packages.ts';
import { licenceTexts } from './release/licence-texts.ts';
import { type LockedPackages, makeSbom, readLock } from './release/sbom.ts';
import { projectDir } from './run.ts';

/** What the bundled server loads from a folder of its own (scripts/bundling/server-bundle.config.ts). */
const NATIVE = ['sharp'];

/** Packages that arrive with their own dependencies inside, where no bundler sees them. */
const PREBUNDLED = ['tar'];

/** What Node needs of the system and small systems lack; on macOS it needs none of them. */
const SYSTEM_LIBRARIES = ['libatomic.so.1'];

/** From the project, under the same names. */
const FILES = ['build/client', 'build/run', 'content', 'server/fonts'];
const DEPLOY = ['Caddyfile', 'nginx.conf', 'vitrine@.service', 'with-settings'];

/** Nearly as small as the default of 6, in half the time. */
const GZIP_LEVEL = 4;

/**
 * Makes `vitrine-<version>-<platform>.tar.gz` and its checksum: all that a machine without Node and npm
 * needs to run the site. Gives the path of the archive.
 */
export async function makeRelease(folder = path.join(projectDir, 'build/release')): Promise<string> {
  if (process.platform === 'win32')
    throw new Error('A release is started by a shell: make it on Linux or macOS.');
  await ensureBuild();
  const name = `vitrine-${manifest.version}-${process.platform}-${process.arch}`;
  const root = path.join(folder, name);
  const archive = `${root}.tar.gz`;
  // An archive of another version would be taken into the image too (Dockerfile).
  await rm(folder, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  await fill(root);
  await writeFile(path.join(root, CHECKSUMS_FILE), await checksumsOf(root));
  // Sorted, without owners and dates: the same build gives the same archive.
  const entries = (await entriesBelow(root)).map((entry) => path.relative(folder, pathOf(entry))).sort();
  const sameEverywhere = { portable: true, noMtime: true, noDirRecurse: true };
  const gzip = { level: GZIP_LEVEL };
  await create({ cwd: folder, file: archive, gzip, ...sameEverywhere }, [name, ...entries]);
  await writeFile(`${archive}.sha256`, `${await checksumOf(archive)}  ${name}.tar.gz\n`);
  await rm(root, { recursive: true });
  return archive;
}

async function fill(root: string): Promise<void> {
  const locked = await readLock();
  const node = nodePackage();
  const native = withDependencies(NATIVE, locked);
  const take = (from: string, to = from) =>
    cp(path.join(projectDir, from), path.join(root, to), { recursive: true, dereference: true });

  for (const name of [...FILES, ...native]) await take(name);
  for (const name of DEPLOY) await take(`deploy/${name}`);
  await take('deploy/vitrine', 'vitrine');
  await mkdir(path.join(root, 'bin'));
  await copyFile(process.execPath, path.join(root, 'bin/node'));
  await take(`${node}/LICENSE`, 'bin/node-LICENSE');
  const systemLibraries = loadedLibraries(SYSTEM_LIBRARIES);
  await mkdir(path.join(root, 'lib'));
  for (const file of systemLibraries) await copyFile(file, path.join(root, 'lib', path.basename(file)));
  // Images for shared links are drawn from the public files; the build has them already.
  await symlink('build/client', path.join(root, 'public'));

  const { name, version } = manifest;
  const application = { name, version };
  await writeJson(path.join(root, 'package.json'), { ...application, private: true, type: 'module' });
  const prebundled = withDependencies(PREBUNDLED, locked);
  const places = [...new Set([node, ...native, ...prebundled, ...(await readBundledPackages())])];
  await writeFile(path.join(root, 'THIRD-PARTY-LICENSES'), await licenceTexts(places));
  await writeJson(
    path.join(root, 'sbom.cdx.json'),
    await makeSbom({ application, places, locked, systemLibraries }),
  );
}

/** The package of the Node that runs this, which is the pinned one when npm started it. */
function nodePackage(): string {
  const place = /node_modules\/[^/]+(?=\/bin\/node$)/.exec(process.execPath)?.[0];
  if (!place) throw new Error('The release takes the Node of this project along: use npm run release.');
  return place;
}

/** Where the system keeps those of these libraries that the Node that runs this has loaded. */
function loadedLibraries(names: string[]): string[] {
  const report: unknown = process.report.getReport();
  const loaded = z.object({ sharedObjects: z.array(z.string()) }).parse(report).sharedObjects;
  return loaded.filter((file) => names.includes(path.basename(file)));
}

/** The packages and all they need that is installed, which is what fits this platform. */
function withDependencies(names: string[], locked: LockedPackages): string[] {
  const places = new Set<string>();
  const add = (name: string, neededBy = '') => {
    const own = `${neededBy}/node_modules/${name}`;
    const place = locked[own] ? own : `node_modules/${name}`;
    if (places.has(place) || !existsSync(path.join(projectDir, place))) return;
    places.add(place);
    const { dependencies, optionalDependencies } = locked[place] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, place);
  };
  for (const name of names) add(name);
  return [...places];
}

const writeJson = (file: string, value: unknown) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

if (import.meta.main) process.stdout.write(`${await makeRelease()}\n`);
