import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { migrationNames } from '#server/database/migrate.ts';
import { targets } from '../bench/targets.ts';
import { pageTable } from './page-table.ts';
import { projectDir } from './run.ts';

/** What tells how things are now. Decisions tell how they were when they were made. */
const documents = globSync(['*.md', 'docs/*.md', 'docs/decisions/README.md', 'bench/peers/README.md'], {
  cwd: projectDir,
});
const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');
const exists = (file: string) => globSync(file, { cwd: projectDir }).length > 0;

/** The address of a heading, as forges make it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

test('the documents are found', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/map.md']));
});

test.each(documents)('every link of %s leads to a file, and to a heading that is there', (document) => {
  const broken = [...read(document).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].filter(
    ([, link = '', anchor]) => {
      const target = link === '' ? document : path.join(path.dirname(document), link);
      if (!existsSync(path.join(projectDir, target))) return true;
      if (!anchor) return false;
      const headings = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchorOf(text));
      return !headings.includes(anchor);
    },
  );
  expect(broken.map(([link]) => link)).toEqual([]);
});

const ROOMS =
  'app|domain|server|scripts|tests|bench|content|deploy|docs|public|pictures|\\.github|\\.githooks|\\.ci';
/**
 * `app/routes.ts`, `domain/leads/`, `server/http/*.ts`; what has a hole in it, such as `{language}`, is none.
 * Bold is what a recipe makes: it is not there yet.
 */
const PATH = new RegExp(`(?<!\\*\\*)\`((?:${ROOMS})/[\\w./*-]+)\``, 'g');

test.each(documents)('every path that %s names is there', (document) => {
  const named = [...read(document).matchAll(PATH)].map(([, file = '']) => file);
  const missing = named.filter((file) => !exists(file) && !exists(`${file}.*`));
  expect([...new Set(missing)]).toEqual([]);
});

/** Every file of the repository; what is built, installed or stored is none. */
const files = globSync(['*', '.*', `{${ROOMS.replaceAll('|', ',').replaceAll('\\', '')}}/**/*.*`], {
  cwd: projectDir,
});
/** `article-api.ts`, `editing/draft.ts`: the end of a path that begins in one of the rooms. */
const PATH_END = /(?<!\*\*)`((?!\.{0,2}\/)[\w./-]+\.(?:tsx?|cjs|css|md))`/g;

test.each(documents)('every file that %s names without its folder is somewhere', (document) => {
  const named = [...read(document).matchAll(PATH_END)].map(([, end = '']) => end);
  const missing = named.filter((end) => !files.some((file) => `/${file}`.endsWith(`/${end}`)));
  expect([...new Set(missing)]).toEqual([]);
});

test.each(documents)('every npx command that %s names is installed', (document) => {
  const named = [...read(document).matchAll(/\bnpx ([a-z][\w-]*)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !existsSync(path.join(projectDir, 'node_modules/.bin', name)))).toEqual([]);
});

test.each(documents)('every command of a release that %s names is known to its launcher', (document) => {
  const known = [...read('deploy/vitrine').matchAll(/^ {2}([\w |-]+)\)/gm)].flatMap(([, labels = '']) =>
    labels.split(' | '),
  );
  expect(known).toContain('backup');
  const named = [...read(document).matchAll(/(?:\.|\/vitrine)\/vitrine (-{0,2}[a-z]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test.each(documents)('every npm command that %s names is in package.json', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read(document).matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

const parts = ['app', 'domain', 'server'];
test.each(parts)('the picture of the map shows the folders of %s/, and none that is not there', (part) => {
  const [, picture = ''] = /^```\n([\s\S]*?)^```/m.exec(read('docs/map.md')) ?? [];
  const shown = [...picture.matchAll(/(?<![\w.-])([a-z][\w-]*)\//g)].map(([, name]) => name);
  const foldersOf = (folder: string) =>
    readdirSync(path.join(projectDir, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const known = parts.flatMap((one) => [one, ...foldersOf(one)]);
  expect(foldersOf(part).filter((name) => !shown.includes(name))).toEqual([]);
  expect(shown.filter((name = '') => !known.includes(name))).toEqual([]);
});

test('the index of decisions lists each with its title; each has its status and its day', () => {
  const index = read('docs/decisions/README.md');
  for (const file of globSync('docs/decisions/[0-9]*.md', { cwd: projectDir })) {
    const [, number, title] = /^# (\d{3}) (.+)$/m.exec(read(file)) ?? [];
    expect(index).toContain(`| [${number}](${path.basename(file)}) | ${title} |`);
    expect([file, /^Status: (?:accepted|superseded)/m.test(read(file))]).toEqual([file, true]);
    expect([file, /\b20\d{2}-\d{2}-\d{2}\b/.test(read(file))]).toEqual([file, true]);
  }
});

test('docs/pages.md is what the code says: npm run page-table', () => {
  expect(read('docs/pages.md')).toBe(pageTable());
});

test('the example of a migration has the number of the next step', () => {
  const next = String(Number(migrationNames.at(-1)?.slice(0, 3)) + 1).padStart(3, '0');
  const named = documents.flatMap((file) => [...read(file).matchAll(/(\d{3})[-_](?:lead[-_]note|…)/g)]);
  expect(named.length).toBeGreaterThan(0);
  expect(named.map(([, number]) => number)).toEqual(named.map(() => next));
});

test('the benches compare with the targets of docs/quality.md', () => {
  const quality = read('docs/quality.md');
  const sentences = [
    `TBT at most ${targets.tbtMs} ms`,
    `INP at most ${targets.inpMs} ms at rest and ${targets.inpBootingMs} ms while`,
    `within ${targets.navigationMs} ms of the click`,
    `Back within ${targets.backMs} ms`,
    `LCP at most ${targets.lcpToPeers} of Astro's and at most ${targets.lcpToPlain} of a plain HTML file`,
    `at most ${targets.firstViewKilobytes} kB (aim 165) and ${targets.firstViewRequests} requests`,
    `JavaScript (React included) at most ${targets.scriptKilobytes} kB`,
    `every page A (score over ${targets.ecoIndex})`,
    `live for visitors in under ${targets.saveToVisibleMs} ms`,
    `largest section costs under ${targets.keystrokeMs} ms`,
    `opening any section under ${targets.openingMs} ms (with the page ${targets.openingBesideMs} ms)`,
    `cold start to first page (existing database) | under ${targets.coldStartMs} ms`,
    `memory after 10,000 page views | under ${targets.memoryMegabytes} MB`,
    `at least ${targets.ratioToNginx} of nginx, at least ${targets.ratioToNext} times Next.js`,
    `at least ${targets.leadsPerSecond}/s on SQLite`,
    `each at most ${targets.growth} times their time`,
    `form answer under ${targets.formResponseMs} ms`,
  ];
  expect(sentences.filter((sentence) => !quality.includes(sentence))).toEqual([]);
});
