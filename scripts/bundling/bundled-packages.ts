import { realpathSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { projectDir } from '../run.ts';

const BUNDLES = ['client', 'server', 'run'];
/** Its base styles are written into our style sheet, which is no module of a bundle. */
const STYLES = 'node_modules/tailwindcss';
const fileOf = (bundle: string) => path.join(projectDir, 'build', `${bundle}.packages.json`);

/** Writes down, beside each bundle, the packages it was made from: what is bundled has no folder to be found in. */
export const recordPackages: Plugin = {
  name: 'record-packages',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const places = new Set(modules.flatMap((id) => packageOf(id) ?? []));
    const name = path.basename(this.environment.config.build.outDir);
    await writeFile(fileOf(name), JSON.stringify([...places].sort(), null, 2));
  },
};

/** The packages of all bundles, named as in the lock file: `node_modules/zod`. */
export async function readBundledPackages(): Promise<string[]> {
  const lists = await Promise.all(BUNDLES.map((name) => readFile(fileOf(name), 'utf8')));
  return [...new Set([STYLES, ...lists.flatMap((list): string[] => JSON.parse(list))])].sort();
}

const installed = `${realpathSync(path.join(projectDir, 'node_modules'))}${path.sep}`;

/** `…/node_modules/a/node_modules/@b/c/index.js` belongs to `node_modules/a/node_modules/@b/c`. */
function packageOf(moduleId: string): string | undefined {
  const file = moduleId.replace(/^\0/, '').replace(/\?.*$/, '');
  if (!file.startsWith(installed)) return undefined;
  const inside = file.slice(installed.length).split(path.sep).join('/');
  return `node_modules/${/^(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(inside)?.[0]}`;
}
