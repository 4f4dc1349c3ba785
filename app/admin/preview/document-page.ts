import type { Language } from '#domain/languages.ts';
import { pageList, pathTo } from '#domain/pages.ts';
import type { DocumentName } from '#domain/publishing/publication-findings.ts';

const listPages = { article: 'blog', 'case-study': 'caseStudies' } as const;

/** The page that shows a document, or the list it is in; the home page for what stands on every page. */
function documentPage({ collection, language, id }: DocumentName): string {
  if (collection !== 'section') return pathTo(listPages[collection], language);
  return sectionPage(id, language) ?? pathTo('home', language);
}

/** The page whose words a section is; undefined for words that several pages share. */
export function sectionPage(section: string, language: Language): string | undefined {
  return pageList.find(({ seo }) => seo === section)?.[language];
}

/** Where a preview of several documents begins: at the page they share, else at the home page. */
export function sharedPage(documents: readonly DocumentName[]): string {
  const pages = new Set(documents.map(documentPage));
  const [first] = pages;
  if (first !== undefined && pages.size === 1) return first;
  return pathTo('home', documents.some(({ language }) => language === 'fr') ? 'fr' : 'en');
}
