import type { DocumentRef } from '#domain/documents.ts';
import type { Language } from '#domain/languages.ts';
import { notFoundPaths, type PageId, pageList, pathTo } from '#domain/pages.ts';

const listPages = { article: 'blog', 'case-study': 'caseStudies' } as const;

/** The page that shows a document, or the list it is in; the home page for what stands on every page. */
function documentPage({ collection, language, id }: DocumentRef): string {
  if (collection !== 'section') return pathTo(listPages[collection], language);
  return sectionPage(id, language) ?? pathTo('home', language);
}

/** Sections without a page of their own, and where one reads them. */
const shownOn: Record<string, PageId> = {
  testimonials: 'home',
  faq: 'home',
  projects: 'caseStudies',
  'expertise-react': 'react',
  'expertise-nextjs': 'nextjs',
  'wordpress-sites': 'wordpress',
  'maintenance-support': 'maintenance',
};

/** The page whose words a section is, or that shows them; undefined for words that every page shows. */
export function sectionPage(section: string, language: Language): string | undefined {
  const page = pageList.find(({ seo }) => seo === section);
  return page?.[language] ?? (shownOn[section] && pathTo(shownOn[section], language));
}

/** The page that is made of a part of a section, by the id of a field in it: `common.notFound.title`. */
export function partPage(field: string, language: Language): string | undefined {
  const parts = [...pageList, { seo: 'common.notFound', ...notFoundPaths }].filter(({ seo }) =>
    seo.includes('.'),
  );
  return parts.find(({ seo }) => field.startsWith(`${seo}.`))?.[language];
}

/** Where a preview of several documents begins: at the page they share, else at the home page. */
export function sharedPage(documents: readonly DocumentRef[]): string {
  const pages = new Set(documents.map(documentPage));
  const [first] = pages;
  if (first !== undefined && pages.size === 1) return first;
  return pathTo('home', documents.some(({ language }) => language === 'fr') ? 'fr' : 'en');
}
