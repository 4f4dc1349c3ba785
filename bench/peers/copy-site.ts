import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { projectDir } from '../../scripts/run.ts';

/** What the three pages are made of. What these import comes along. */
const PARTS = [
  'app/site/shell/announcement-bar.tsx',
  'app/site/shell/chat/chat.tsx',
  'app/site/shell/footer.tsx',
  'app/site/shell/header.tsx',
  'app/site/shell/held-tap.ts',
  'app/site/shell/skip-link.tsx',
  'app/site/blocks/faq.tsx',
  'app/site/blocks/partner-strip.tsx',
  'app/site/blocks/stats.tsx',
  'app/site/blocks/testimonials.tsx',
  'app/site/screens/home/cta.tsx',
  'app/site/screens/home/features.tsx',
  'app/site/screens/home/hero.tsx',
  'app/site/screens/home/reasons.tsx',
  'app/site/screens/article/view.tsx',
  'app/site/screens/contact/info.tsx',
  'app/site/screens/contact/contact-form.tsx',
  'app/ui/theme-script.ts',
];

/** What both peers need beside them: the pages they have, and what their servers do. */
const OF_PEERS = ['peer-pages', 'peer-server/data', 'peer-server/receive-lead'].map(
  (name) => `bench/peers/${name}.ts`,
);

const CONTENT = 'app/site/content.tsx';

/** It hands functions to the strip that moves, which only the browser's side may. */
const ALSO_IN_BROWSER = ['app/site/blocks/partner-strip.tsx'];
const HOOK = /\buse(?!Content\b)[A-Z]\w*\(/;

/** Next cannot be told to leave large boundaries in their place: it would send the article behind its page, for a script to bring back. */
const INSTEAD: Record<string, string> = {
  'app/ui/hydration-boundaries.tsx': 'export const HydrationBoundaries = ({ children }) => children;',
};

const IMPORT = /(from |import\()"([^"]+)"/g;

/**
 * Our own components as plain JSX in a peer's folder, so that all three show the same page: each peer
 * brings its own links (`#links`) and its own way to the shared words (`#content`).
 */
export async function copySite(peerDir: string): Promise<void> {
  const target = path.join(peerDir, 'generated');
  await rm(target, { recursive: true, force: true });
  const queue = [...PARTS, ...OF_PEERS, CONTENT];
  for (const file of queue) {
    const { code, imported } = await asJsx(file);
    queue.push(...imported.filter((found) => !queue.includes(found)));
    const place = path.join(target, jsName(file).replace('bench/peers/', ''));
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, code);
  }
  await cp(path.join(projectDir, 'public'), path.join(peerDir, 'public'), { recursive: true });
  await writeFile(path.join(target, 'site.css'), await siteStyles());
}

async function asJsx(file: string): Promise<{ code: string; imported: string[] }> {
  const source = INSTEAD[file] ?? (await readFile(path.join(projectDir, file), 'utf8'));
  const options = { lang: file.endsWith('x') ? 'tsx' : 'ts', jsx: 'preserve', sourcemap: false } as const;
  const { code } = await transformWithOxc(source, file, options);
  const imported: string[] = [];
  const renamed = code.replace(IMPORT, (whole, keyword: string, name: string) => {
    if (name === 'react-router') return `${keyword}"#links"`;
    const found = sourceOf(name, file);
    if (!found) return whole;
    imported.push(found);
    return `${keyword}"${found === CONTENT ? '#content' : jsName(name)}"`;
  });
  const inBrowser = file.endsWith('x') && (HOOK.test(source) || ALSO_IN_BROWSER.includes(file));
  return { code: inBrowser ? `'use client';\n${renamed}` : renamed, imported };
}

/** The file of ours that an import means, from the root of the project. */
function sourceOf(name: string, importer: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? path.join(path.dirname(importer), name) : undefined;
}

const jsName = (name: string) => name.replace(/\.ts(x?)$/, '.js$1');

/** The style sheet of all pages, as our own build made it. */
async function siteStyles(): Promise<string> {
  const assets = path.join(projectDir, 'build/client/assets');
  const sheet = (await readdir(assets)).find((name) => /^app-.*\.css$/.test(name));
  if (!sheet) throw new Error('Our own build has no style sheet.');
  return readFile(path.join(assets, sheet), 'utf8');
}
