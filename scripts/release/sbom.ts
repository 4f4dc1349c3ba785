import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checksumOf } from '../../server/backup/checksums.ts';
import { licenceOf } from '../lock/licences.ts';
import { projectDir } from '../run.ts';

interface Locked {
  version: string;
  license?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
export type LockedPackages = Record<string, Locked>;

export async function readLock(): Promise<LockedPackages> {
  return JSON.parse(await readFile(path.join(projectDir, 'package-lock.json'), 'utf8')).packages;
}

interface SbomOptions {
  application: { name: string; version: string };
  /** Every package inside, by its place in the lock file: `node_modules/zod`. */
  places: string[];
  locked: LockedPackages;
  /** Files taken from the system of whoever makes the release. */
  systemLibraries: string[];
}

/** libatomic is a part of GCC. */
const GCC_LICENCE = 'GPL-3.0-or-later WITH GCC-exception-3.1';

/**
 * The parts of a release in the CycloneDX format, for whoever watches them for known holes. Without date
 * and number of its own: the same parts give the same file.
 */
export async function makeSbom({ application, places, locked, systemLibraries }: SbomOptions) {
  const { name, version } = application;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': `pkg:npm/${name}@${version}`, name, version },
    },
    components: [
      ...(await Promise.all(places.toSorted().map((place) => component(place, locked[place])))),
      ...(await Promise.all(systemLibraries.map(systemLibrary))),
    ],
  };
}

/** Known by its content: the system that it comes from tells no version. */
async function systemLibrary(file: string) {
  const name = path.basename(file);
  return {
    type: 'library',
    'bom-ref': `lib/${name}`,
    name,
    licenses: [{ expression: GCC_LICENCE }],
    hashes: [{ alg: 'SHA-256', content: await checksumOf(file) }],
  };
}

async function component(place: string, locked: Locked | undefined) {
  if (!locked) throw new Error(`${place} is not in package-lock.json: run npm ci, then build anew.`);
  const { version, integrity = '' } = locked;
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const licence = licenceOf(name, locked);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const parts = await nativeParts(place);
  return {
    type: 'library',
    // Two places may hold the same version of a package; each reference must differ.
    'bom-ref': `${purl}#${place}`,
    name,
    version,
    purl,
    // The runtime is known to lists of holes by this name, not by that of its package.
    ...(isNode(name) && { cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*` }),
    licenses: /[ (]/.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }],
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
    ...(parts.length > 0 && { components: parts }),
  };
}

const isNode = (name: string) => /^node-(?:bin-)?(?:linux|darwin|win)-/.test(name);

/** The libraries inside libvips, which its package lists in a file of its own. */
async function nativeParts(place: string) {
  if (!place.includes('/sharp-libvips-')) return [];
  const versions = await readFile(path.join(projectDir, place, 'versions.json'), 'utf8');
  return Object.entries(JSON.parse(versions)).map(([name, version]) => ({ type: 'library', name, version }));
}
