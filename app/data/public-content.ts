import type { LoaderFunctionArgs } from 'react-router';
import { listedCategories } from '#domain/articles/categories.ts';
import { isSection, type SectionContent } from '#domain/content/sections.ts';
import { inBothLanguages, type WordedImage } from '#domain/images/image-lists.ts';
import { isLanguage, type Language, otherLanguage } from '#domain/languages.ts';
import type { PublicEntries, PublicServices } from '#server/public-services.ts';
import { byPattern } from '../http/by-pattern.ts';
import { permanentRedirect } from '../http/permanent-redirect.ts';
import { servicesOf } from '../http/services.ts';

/** GET: the public content as JSON. */
export const loader = byPattern({
  'data/gallery-images.json': imagesLoader(({ gallery }) => gallery.images),
  'data/carrousel-images.json': imagesLoader(({ carousel }) => carousel.images),
  'data/:language/categories.json': contentLoader(async ({ services, language }) => ({
    categories: listedCategories(await services.content.section('blog', language)),
  })),
  'data/:language/articles/index.json': contentLoader(async ({ services, language }) => ({
    articles: await withPublicTranslations(
      services.articles,
      language,
      await services.articles.published(language),
    ),
  })),
  'data/:language/articles/:slug.json': contentLoader(
    async ({ services: { articles }, language, name }) =>
      namingPublic(articles, language, await articles.publishedBySlug(language, name)),
    ({ services, language, name }) => services.articles.renamed(language, name),
  ),
  'data/:language/study-cases/index.json': contentLoader(async ({ services, language }) => {
    const studies = await services.caseStudies.published(language);
    return studies.map((study) => study.slug);
  }),
  'data/:language/study-cases/:slug.json': contentLoader(caseStudy, ({ services, language, name }) =>
    services.caseStudies.renamed(language, name),
  ),
  'data/:language/:section.json': contentLoader(async ({ services, language, name }) =>
    isSection(name) ? services.content.section(name, language) : undefined,
  ),
  'data/*': async () => notFound(),
});

interface ContentRequest {
  services: PublicServices;
  language: Language;
  name: string;
}

/** By id or by slug. */
async function caseStudy({ services, language, name }: ContentRequest) {
  const studies = await services.caseStudies.published(language);
  const found = studies.find(({ id, slug }) => id === name || slug === name);
  if (!found) return undefined;
  const study = await services.caseStudies.publishedBySlug(language, found.slug);
  return namingPublic(services.caseStudies, language, study);
}

interface Translated {
  translation?: string;
}

type Entries = Pick<PublicEntries<{ id: string }, unknown>, 'published'>;

/** Entries that name no translation which visitors cannot read yet. */
async function withPublicTranslations<Entry extends Translated>(
  entries: Entries,
  language: Language,
  found: readonly Entry[],
): Promise<Entry[]> {
  const others = await entries.published(otherLanguage(language));
  const isPublic = new Set(['', undefined, ...others.map(({ id }) => id)]);
  return found.map((entry) => (isPublic.has(entry.translation) ? entry : { ...entry, translation: '' }));
}

async function namingPublic<Entry extends Translated>(
  entries: Entries,
  language: Language,
  found: Entry | undefined,
): Promise<Entry | undefined> {
  return found && (await withPublicTranslations(entries, language, [found]))[0];
}

/** Images of the agency page, with their words in both languages. */
function imagesLoader(read: (agency: SectionContent<'agency'>) => readonly WordedImage[]) {
  return async (args: LoaderFunctionArgs): Promise<Response> => {
    const { content } = servicesOf(args);
    const [fr, en] = await Promise.all([content.section('agency', 'fr'), content.section('agency', 'en')]);
    const found = inBothLanguages({ fr: read(fr), en: read(en) });
    return found ? Response.json(found) : notFound();
  };
}

/** What `read` finds in one of our languages. What has another name now leads there for good. */
function contentLoader(
  read: (request: ContentRequest) => Promise<unknown>,
  renamed?: (request: ContentRequest) => Promise<string | undefined>,
) {
  return async (args: LoaderFunctionArgs): Promise<Response> => {
    const { language, slug, section } = args.params;
    if (!isLanguage(language)) return notFound();
    const request = { services: servicesOf(args), language, name: slug ?? section ?? '' };
    const found = await read(request);
    if (found !== undefined) return Response.json(found);
    const name = await renamed?.(request);
    return name === undefined ? notFound() : permanentRedirect(new URL(`${name}.json`, args.url).pathname);
  };
}

/** 404 as JSON: the page for lost visitors is no use to a program. */
function notFound(): Response {
  return Response.json({ error: 'Not found' }, { status: 404 });
}
