import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { projectDir } from '../run.ts';
import { createCriticalCss } from './critical-css.ts';
import { wordsIn, wordsReachedFrom } from './page-words.ts';

const MODULE = 'virtual:critical-css';
const CLIENT = path.join(projectDir, 'build/client');
/** From the build of the browser's scripts to that of the server, which comes after it. */
const WORDS = path.join(projectDir, 'build/page-words.json');
/** Around every public page. */
const FRAME = ['app/root.tsx', 'app/site/shell/layout.tsx'];
const SCREEN = /^app\/site\/screens\/[^/]+\/route\.tsx$/;

/**
 * Gives the server the critical CSS of each public route: the rules for every class that stands in its own
 * modules, in those of the frame and in what these import, at once or later.
 */
export const criticalCssPlugin: Plugin = {
  name: 'critical-css',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load(id) {
    if (id !== `\0${MODULE}`) return;
    const isBuild = this.environment.config.command === 'build';
    const css = isBuild ? criticalCssByScript(CLIENT, JSON.parse(readFileSync(WORDS, 'utf8'))) : {};
    return `export const criticalCss = ${JSON.stringify(css)}`;
  },
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return;
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const codes = new Map(chunks.flatMap(({ modules }) => Object.entries(modules)));
    const modules = [...this.getModuleIds()].map((id) => {
      const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
      const code = id.includes('/node_modules/') ? '' : (codes.get(id)?.code ?? '');
      return [
        id,
        { words: wordsIn(this.parse(code)), imports: [...importedIds, ...dynamicallyImportedIds] },
      ] as const;
    });
    writeFileSync(WORDS, JSON.stringify(wordsByScript(chunks, new Map(modules))));
  },
};

interface Chunk {
  fileName: string;
  /** The module that the file is made for. */
  facadeModuleId: string | null;
}

/** By the address of a route's script: every word that its page may name a class with. */
export function wordsByScript(
  chunks: readonly Chunk[],
  modules: Parameters<typeof wordsReachedFrom>[1],
): Record<string, string[]> {
  const routes = chunks.flatMap(({ fileName, facadeModuleId: id }) =>
    id ? [{ id, name: sourceName(id), script: `/${fileName}` }] : [],
  );
  const frame = routes.filter(({ name }) => FRAME.includes(name));
  const screens = routes.filter(({ name }) => SCREEN.test(name));
  if (frame.length !== FRAME.length || screens.length === 0)
    throw new Error('The build names its routes in another way than expected.');
  const around = frame.map(({ id }) => id);
  return Object.fromEntries(
    [...frame, ...screens].map(({ id, script }) => [script, [...wordsReachedFrom([...around, id], modules)]]),
  );
}

/** The path of a module in the project, without what the router asks of it. */
function sourceName(id: string): string {
  return normalizePath(path.relative(projectDir, id.replace(/\?.*/, '')));
}

/** The part of the style sheet that each of these scripts needs for its words. */
export function criticalCssByScript(
  clientDir: string,
  words: Record<string, readonly string[]>,
): Record<string, string> {
  const sheet = readdirSync(path.join(clientDir, 'assets')).find((name) => /^app-.*\.css$/.test(name));
  if (!sheet) throw new Error('The build has no style sheet of the site.');
  const criticalCss = createCriticalCss(readFileSync(path.join(clientDir, 'assets', sheet), 'utf8'));
  return Object.fromEntries(Object.entries(words).map(([script, own]) => [script, criticalCss(own)]));
}
