import { type Language, otherLanguage } from '#domain/languages.ts';
import { type Page, type PageId, type PageMatch, pathTo, type Screen } from '#domain/pages.ts';
import { type Translatable, translationPairs } from '#domain/translations/translation-pairs.ts';
import type { PublicServices } from '#server/public-services.ts';

type Paths = Record<Language, string>;

/** The paths of the published articles or case studies that are translations of one another. */
export async function translatedPaths(page: Page, services: PublicServices): Promise<Paths[]> {
  const entries = page.screen === 'Article' ? services.articles : services.caseStudies;
  const [french, english] = await Promise.all([entries.published('fr'), entries.published('en')]);
  return translationPairs<Translatable>(french, english).map(({ fr, en }) => ({
    fr: pathTo(page.id, 'fr', fr.slug),
    en: pathTo(page.id, 'en', en.slug),
  }));
}

/**
 * The paths of a page in both languages; undefined for an article or case study that has no translation. An
 * estimate or a booked meeting is in the language it was made in, and who does not know its address learns nothing of it here.
 */
export async function pathsOf(
  { page, language, slug }: PageMatch,
  services: PublicServices,
): Promise<Paths | undefined> {
  if (slug === undefined) return { fr: pathTo(page.id, 'fr'), en: pathTo(page.id, 'en') };
  if (page.screen === 'Estimate' || page.screen === 'BookedAppointment') return undefined;
  const own = pathTo(page.id, language, slug);
  return (await translatedPaths(page, services)).find((paths) => paths[language] === own);
}

/** Where one finds others of the kind. */
const listOf: Partial<Record<Screen, PageId>> = {
  Article: 'blog',
  CaseStudyDetail: 'caseStudies',
  Estimate: 'calculator',
  BookedAppointment: 'appointment',
};

/** Where the language button leads: the same page in the other language, else its list, else the home page. */
export async function otherLanguagePath(
  match: PageMatch | undefined,
  from: Language,
  services: PublicServices,
): Promise<string> {
  const to = otherLanguage(from);
  if (!match) return pathTo('home', to);
  const paths = await pathsOf(match, services);
  return paths?.[to] ?? pathTo(listOf[match.page.screen] ?? 'home', to);
}
