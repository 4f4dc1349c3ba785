import { type Language, languages, otherLanguage } from '#domain/languages.ts';
import { type PageId, type PageMatch, pathTo, type Screen } from '#domain/pages.ts';
import type { PublicServices } from '#server/public-services.ts';

/**
 * The languages a page exists in: an article or case study may be there in one only. An estimate is
 * in the language it was made in, and who does not know its address learns nothing of it here.
 */
export async function languagesOf(
  { page, slug }: PageMatch,
  services: PublicServices,
): Promise<readonly Language[]> {
  if (slug === undefined) return languages;
  if (page.screen === 'Estimate') return [];
  const entries = page.screen === 'Article' ? services.articles : services.caseStudies;
  return entries.languagesOf(slug);
}

/** Where one finds others of the kind. */
const listOf: Partial<Record<Screen, PageId>> = {
  Article: 'blog',
  CaseStudyDetail: 'caseStudies',
  Estimate: 'calculator',
};

/** Where the language button leads: the same page in the other language, else its list, else the home page. */
export async function otherLanguagePath(
  match: PageMatch | undefined,
  from: Language,
  services: PublicServices,
): Promise<string> {
  const to = otherLanguage(from);
  if (!match) return pathTo('home', to);
  const available = await languagesOf(match, services);
  if (available.includes(to)) return pathTo(match.page.id, to, match.slug);
  return pathTo(listOf[match.page.screen] ?? 'home', to);
}
