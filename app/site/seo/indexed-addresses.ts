import { lastChange } from '#domain/articles/article-date.ts';
import { type Language, languages } from '#domain/languages.ts';
import { isIndexable, type Page, pageList, pathTo } from '#domain/pages.ts';
import type { PublicServices } from '#server/public-services.ts';

/** A page that search engines may list. */
export interface IndexedAddress {
  page: Page;
  language: Language;
  path: string;
  slug?: string;
  /** For articles and case studies: what is written there. */
  title?: string;
  changedAt?: string;
}

/** Every indexable page, under its canonical address. */
export async function indexedAddresses(services: PublicServices): Promise<IndexedAddress[]> {
  const addresses = pageList.filter(isIndexable).flatMap((page) => {
    const indexedLanguages = page.frenchOnly ? (['fr'] as const) : languages;
    return indexedLanguages.map((language) => addressesOf(page, language, services));
  });
  return (await Promise.all(addresses)).flat();
}

async function addressesOf(
  page: Page,
  language: Language,
  services: PublicServices,
): Promise<IndexedAddress[]> {
  if (!page[language].includes('{slug}')) return [{ page, language, path: pathTo(page.id, language) }];
  const address = (slug: string) => ({ page, language, slug, path: pathTo(page.id, language, slug) });
  if (page.screen === 'Article') {
    const articles = await services.articles.published(language);
    return articles.map(({ slug, title, ...dates }) => ({
      ...address(slug),
      title,
      changedAt: lastChange(dates),
    }));
  }
  const studies = await services.caseStudies.published(language);
  return studies.map(({ slug, title }) => ({ ...address(slug), title }));
}
