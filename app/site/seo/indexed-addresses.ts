import { lastChange } from '#domain/articles/article-date.ts';
import { type Language, languages } from '#domain/languages.ts';
import { hasAlternates, isIndexable, type Page, pageList, pathTo } from '#domain/pages.ts';
import type { PublicServices } from '#server/public-services.ts';
import { translatedPaths } from '../alternates.ts';

/** A page that search engines may list. */
export interface IndexedAddress {
  page: Page;
  language: Language;
  path: string;
  /** The same page in both languages, where there are two. */
  alternates?: Record<Language, string>;
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
  if (!page[language].includes('{slug}')) {
    const paths = { fr: pathTo(page.id, 'fr'), en: pathTo(page.id, 'en') };
    return [{ page, language, path: paths[language], ...(hasAlternates(page) && { alternates: paths }) }];
  }
  const translated = await translatedPaths(page, services);
  const alternates = new Map(translated.map((paths) => [paths[language], paths]));
  const address = (slug: string) => {
    const path = pathTo(page.id, language, slug);
    return { page, language, path, alternates: alternates.get(path) };
  };
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
