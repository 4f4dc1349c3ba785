import { languages } from '../../domain/languages.ts';
import { feedPaths, type Page, pageList, pathTo } from '../../domain/pages.ts';
import type { PublicServices } from '../../server/public-services.ts';

/** What is no page and has an address of its own. */
export const documentAddresses = [
  '/sitemap.xml',
  '/robots.txt',
  ...Object.values(feedPaths),
  '/llms.txt',
  '/.well-known/security.txt',
];

/** The address of every page that can be read, in both languages; estimates and meetings are for those who asked for them. */
export async function pageAddresses(services: PublicServices): Promise<string[]> {
  const found = pageList
    .filter(({ screen }) => screen !== 'Estimate' && screen !== 'BookedAppointment')
    .flatMap((page) => languages.map(async (language) => addressesOf(page, language, services)));
  return (await Promise.all(found)).flat();
}

async function addressesOf(page: Page, language: 'fr' | 'en', services: PublicServices): Promise<string[]> {
  if (!page[language].includes('{slug}')) return [pathTo(page.id, language)];
  const entries = page.screen === 'Article' ? services.articles : services.caseStudies;
  return (await entries.published(language)).map(({ slug }) => pathTo(page.id, language, slug));
}
