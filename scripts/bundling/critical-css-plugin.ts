import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { projectDir } from '../run.ts';
import { createCriticalCss } from './critical-css.ts';

const MODULE = 'virtual:critical-css';
const CLIENT = path.join(projectDir, 'build/client');
/** Around every public page. */
const FRAME = ['app/root.tsx', 'app/site/shell/layout.tsx'];
const SCREEN = /^app\/site\/screens\/[^/]+\/route\.tsx/;

/** Gives the server the critical CSS of each public route. The browser's scripts are built before the server. */
export const criticalCssPlugin: Plugin = {
  name: 'critical-css',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load(id) {
    if (id !== `\0${MODULE}`) return;
    const isBuild = this.environment.config.command === 'build';
    return `export const criticalCss = ${JSON.stringify(isBuild ? criticalCssByScript(CLIENT) : {})}`;
  },
};

/** By the address of a route's script: the rules for every class that the page can show, now or after a click. */
export function criticalCssByScript(clientDir: string): Record<string, string> {
  const read = (file: string) => readFileSync(path.join(clientDir, file), 'utf8');
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'));
  const sheet = readdirSync(path.join(clientDir, 'assets')).find((name) => /^app-.*\.css$/.test(name));
  if (!sheet) throw new Error('The build has no style sheet of the site.');
  const criticalCss = createCriticalCss(read(`assets/${sheet}`));
  const chunks = Object.keys(manifest);
  const frame = chunks.filter((chunk) => FRAME.includes(chunk.replace(/\?.*/, '')));
  const screens = chunks.filter((chunk) => SCREEN.test(chunk));
  if (frame.length !== FRAME.length || screens.length === 0)
    throw new Error('The build names its routes in another way than expected.');
  return Object.fromEntries(
    [...frame, ...screens].map((route) => {
      const words = reachedFrom([...frame, route], manifest).flatMap((file) => read(file).split(/[\s"'`]+/));
      return [`/${manifest[route]?.file}`, criticalCss(words)];
    }),
  );
}

/** The files of these chunks and of all that they import, at once or later. */
function reachedFrom(first: string[], manifest: Manifest): string[] {
  const reached = new Set(first);
  for (const chunk of reached) {
    const { imports = [], dynamicImports = [] } = manifest[chunk] ?? {};
    for (const imported of [...imports, ...dynamicImports]) reached.add(imported);
  }
  return [...reached].flatMap((chunk) => manifest[chunk]?.file ?? []).filter((file) => file.endsWith('.js'));
}
