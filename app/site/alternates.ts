import { type Language, languages, otherLanguage } from '#domain/languages.ts';
import { type PageMatch, pathTo } from '#domain/pages.ts';
import type { Services } from '#server/services.ts';

/** The languages a page exists in: an article or case study may be there in one only. */
export async function languagesOf(
  { page, slug }: PageMatch,
  services: Services,
): Promise<readonly Language[]> {
  if (slug === undefined) return languages;
  const entries = page.screen === 'Article' ? services.articles : services.caseStudies;
  return entries.languagesOf(slug);
}

/** Where the language button leads: the same page in the other language, else its list, else the home page. */
export async function otherLanguagePath(
  match: PageMatch | undefined,
  from: Language,
  services: Services,
): Promise<string> {
  const to = otherLanguage(from);
  if (!match) return pathTo('home', to);
  const available = await languagesOf(match, services);
  if (available.includes(to)) return pathTo(match.page.id, to, match.slug);
  return pathTo(match.page.screen === 'Article' ? 'blog' : 'caseStudies', to);
}
