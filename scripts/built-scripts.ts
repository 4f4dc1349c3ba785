import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { classesIn } from '../app/document/critical-css.ts';
import { projectDir } from './run.ts';

const MODULE = 'virtual:built-scripts';
const ASSETS = path.join(projectDir, 'build/client/assets');
const IMPORTED = /["'`]\.\/([\w.-]+\.js)["'`]/g;

/** Tells the server what each script of the site draws. The scripts are built before the server that asks. */
export const builtScripts: Plugin = {
  name: 'built-scripts',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load(id) {
    if (id !== `\0${MODULE}`) return;
    const isBuild = this.environment.config.command === 'build';
    return `export const builtScripts = ${JSON.stringify(isBuild ? readScripts() : {})}`;
  },
};

function readScripts(): Record<string, { classes: string; imports: string }> {
  const names = readdirSync(ASSETS);
  const read = (name: string) => readFileSync(path.join(ASSETS, name), 'utf8');
  const sheets = names.filter((name) => /^app-.*\.css$/.test(name)).map(read);
  const known = new Set(sheets.flatMap(classesIn));
  const describe = (text: string) => {
    const words = new Set(text.split(/[\s"'`]+/));
    const imported = [...text.matchAll(IMPORTED)].map(([, name]) => `/assets/${name}`);
    return { classes: [...words].filter((word) => known.has(word)).join(' '), imports: imported.join(' ') };
  };
  const scripts = names.filter((name) => name.endsWith('.js'));
  return Object.fromEntries(scripts.map((name) => [`/assets/${name}`, describe(read(name))]));
}
