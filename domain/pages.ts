import type { Language } from './languages.ts';
import { type PageRow, pageRows } from './page-rows.ts';

export type PageId = (typeof pageRows)[number]['id'];
export type Screen = (typeof pageRows)[number]['screen'] | 'NotFound';
export type Page = PageRow & { id: PageId; screen: Screen; aliasOf?: PageId };

export const pageList: readonly Page[] = pageRows;

/** The back office lies outside the language route sets: no menu, hreflang or sitemap ever names it. */
export const adminPaths = { fr: '/admin', en: '/en/admin' } as const satisfies Record<Language, string>;

/** The route of every address that belongs to no other. */
export const notFoundRoute = 'notFound';

/** Addresses that show the page for unknown ones, which is the same for all of a language. */
export const notFoundPaths = { fr: '/404', en: '/en/404' } as const satisfies Record<Language, string>;

/** The newest articles, for feed readers. */
export const feedPaths = { fr: '/feed.xml', en: '/en/feed.xml' } as const satisfies Record<Language, string>;

export function pageById(id: PageId): Page {
  return pageList.find((page) => page.id === id) as Page;
}

export function pathTo(id: PageId, language: Language, slug?: string): string {
  const path = pageById(id)[language];
  return slug === undefined ? path : path.replace('{slug}', encodeURIComponent(slug));
}

export interface PageMatch {
  page: Page;
  language: Language;
  slug?: string;
}

const SLUG = '{slug}';
const matchers = pageList.flatMap((page) =>
  (['fr', 'en'] as const).map((language) => ({ page, language, path: page[language] })),
);
const staticMatches = new Map(
  matchers
    .filter(({ path }) => !path.endsWith(SLUG))
    .map(({ page, language, path }) => [path, { page, language }]),
);
const slugMatches = new Map(
  matchers
    .filter(({ path }) => path.endsWith(SLUG))
    .map(({ page, language, path }) => [path.slice(0, -SLUG.length), { page, language }]),
);

/** Which page an address shows. A detail page matches whatever its slug: whether that exists is another question. */
export function findPage(pathname: string): PageMatch | undefined {
  const exact = staticMatches.get(pathname);
  if (exact) return exact;
  const cut = pathname.lastIndexOf('/') + 1;
  const detail = slugMatches.get(pathname.slice(0, cut));
  const slug = decodeSegment(pathname.slice(cut));
  return detail && slug ? { ...detail, slug } : undefined;
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** What of a query the same page in the other language shows too. */
export function sharedQuery({ sharedQueries = [] }: Page, query: string): string {
  const shared = [...new URLSearchParams(query)].filter(([name]) => sharedQueries.includes(name));
  return shared.length > 0 ? `?${new URLSearchParams(shared)}` : '';
}

/** The address a page names as its canonical one. */
export function canonicalPath({ page, language, slug }: PageMatch): string {
  return pathTo(page.aliasOf ?? page.id, page.frenchOnly ? 'fr' : language, slug);
}

/** Pages that exist as indexed pages in both languages point at each other. */
export function hasAlternates(page: Page): boolean {
  return isIndexable(page) && !page.frenchOnly;
}

export function isIndexable(page: Page): boolean {
  return page.indexed !== false && page.aliasOf === undefined;
}
