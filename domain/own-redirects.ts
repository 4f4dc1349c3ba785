import type { FieldProblem } from './content/field-problem.ts';
import { type Language, languageOf, otherLanguage } from './languages.ts';
import { adminPaths, feedPaths, findPage, notFoundPaths } from './pages.ts';
import { previewLinkPaths } from './publishing/preview.ts';
import { redirectTarget } from './redirects.ts';

/** A former address and where it leads now, as the owner wrote them. */
export interface OwnRedirect {
  from: string;
  to: string;
}

type Code = FieldProblem['code'];

/** What the server answers itself, or keeps for files: no page was ever there. */
const RESERVED = [
  ...Object.values(adminPaths),
  ...Object.values(feedPaths),
  ...Object.values(notFoundPaths),
  ...Object.values(previewLinkPaths).map((path) => path.slice(0, -1)),
  '/api',
  '/data',
  '/assets',
  '/media',
  '/fonts',
  '/icons',
  '/images',
  '/social',
  '/.well-known',
  '/__manifest',
  '/up',
  '/ready',
  '/metrics',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/indexnow-key.txt',
  '/site.webmanifest',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/design',
];
/** Pages of entries: an address of theirs that leads to no entry may lead elsewhere. */
const ENTRIES = ['article', 'caseStudyDetail', 'caseStudyDetailAlias'];

/** The one spelling of a former address: as people read it, without slashes at its end. */
export function formerPath(address: string): string {
  const path = decoded(address.trim()).normalize('NFC');
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** A text that is no encoded address stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** What is wrong with a list, row by row: the first thing of each field. */
export function redirectProblems(
  rows: readonly OwnRedirect[],
): { row: number; field: keyof OwnRedirect; code: Code }[] {
  const paths = rows.map(({ from }) => formerPath(from));
  const wrong = paths.map(fromProblem);
  const rowOf = paths.map((path, row): [string, number] => [path, row]).filter(([, row]) => !wrong[row]);
  const first = new Map(rowOf.toReversed());
  return rows.flatMap(({ from, to }, row) => {
    // One that was only just added does nothing yet.
    if (from.trim() === '' && to.trim() === '') return [];
    const path = paths[row] ?? '';
    const atFrom = wrong[row] ?? (first.get(path) === row ? undefined : 'repeated');
    const atTo = toProblem(to.trim()) ?? leadProblem(path, formerPath(pathOf(to.trim())), first);
    return [
      ...(atFrom ? [{ row, field: 'from', code: atFrom } as const] : []),
      ...(atTo ? [{ row, field: 'to', code: atTo } as const] : []),
    ];
  });
}

/** Whether the server answers a path itself, or keeps it for files. */
export function isReserved(path: string): boolean {
  return path.endsWith('.data') || RESERVED.some((one) => path === one || path.startsWith(`${one}/`));
}

function fromProblem(path: string): Code | undefined {
  if (path === '') return 'empty';
  if (!isPath(path)) return 'not-a-path';
  if (isReserved(path)) return 'reserved-address';
  const match = findPage(path);
  if (match?.slug !== undefined) return ENTRIES.includes(match.page.id) ? undefined : 'reserved-address';
  return match || redirectTarget(path, '') ? 'address-answers' : undefined;
}

/** As a browser asks for one: it takes dots and doubled slashes for steps. */
function isPath(path: string): boolean {
  const isPlain = /^\/[^?#\\\p{Cc}]*$/u.test(path) && !/%(?![\da-f]{2})/i.test(path);
  return (
    isPlain &&
    (path === '/' ||
      !path
        .slice(1)
        .split('/')
        .some((step) => /^\.{0,2}$/.test(step)))
  );
}

function toProblem(to: string): Code | undefined {
  if (to === '') return 'empty';
  const isOurs = /^\/(?![/\\])[^\s\\]*$/.test(to);
  const isElsewhere = /^https:\/\/[^\s\\]+$/i.test(to) && URL.canParse(to);
  return isOurs || isElsewhere ? undefined : 'not-a-target';
}

function leadProblem(from: string, to: string, first: ReadonlyMap<string, number>): Code | undefined {
  if (to === '') return undefined;
  if (to === from) return 'leads-to-itself';
  return first.has(to) ? 'leads-on' : undefined;
}

/** Of a target of this site, the path alone; nothing of another site. */
const pathOf = (to: string) => (to.startsWith('/') ? (to.split(/[?#]/)[0] ?? '') : '');

type ReadCommon = (section: 'common', language: Language) => Promise<{ redirects: OwnRedirect[] }>;

/** The rows of both languages: an address of either may have any form. Those of its own come first. */
export async function ownRedirects(read: ReadCommon, first: Language = 'fr'): Promise<OwnRedirect[]> {
  const found = await Promise.all([read('common', first), read('common', otherLanguage(first))]);
  return (
    found
      .flatMap(({ redirects }) => redirects)
      // What is being written is as it was typed.
      .map(({ from, to }) => ({ from: formerPath(from), to: to.trim() }))
      .filter(({ from, to }) => from !== '' && to !== '')
  );
}

/** Where the owner leads an address that nothing answers; undefined where nobody has said. */
export async function ownRedirectOf(read: ReadCommon, asked: Asked): Promise<string | undefined> {
  return ownRedirectTarget(await ownRedirects(read, languageOf(asked.path)), asked);
}

interface Asked {
  path: string;
  search: string;
  /** An address with this origin is one of ours, however it was written. */
  siteUrl: string;
}

/**
 * Where an address that nothing answers leads, its query kept; undefined where no row says. Rows of two
 * languages may lead to each other: what leads round in a circle leads nowhere.
 */
export function ownRedirectTarget(rows: readonly OwnRedirect[], asked: Asked): string | undefined {
  const seen = new Set<string>();
  let found: string | undefined;
  for (let path = formerPath(asked.path); path !== ''; path = formerPath(pathOf(found))) {
    const row = rows.find(({ from }) => from === path);
    if (!row) break;
    if (seen.has(path)) return undefined;
    seen.add(path);
    found = withoutOrigin(row.to, asked.siteUrl);
  }
  return found && withQuery(found, asked);
}

function withoutOrigin(to: string, siteUrl: string): string {
  const url = new URL(to, siteUrl);
  return url.origin === new URL(siteUrl).origin ? url.pathname + url.search + url.hash : url.href;
}

function withQuery(target: string, { search, siteUrl }: Asked): string {
  if (search === '') return target;
  const { hash } = new URL(target, siteUrl);
  const address = hash ? target.slice(0, -hash.length) : target;
  return address + (address.includes('?') ? search.replace('?', '&') : search) + hash;
}
