import type { Article } from '#domain/articles/article.schema.ts';
import { newestFirst, summariseArticle } from '#domain/articles/article-list.ts';
import { type SearchedArticles, searchArticles } from '#domain/articles/article-search.ts';
import { isOnline } from '#domain/articles/publication-date.ts';
import { searchInMemory } from '#domain/articles/search/search-in-memory.ts';
import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import { mostRecentFirst, summariseCaseStudy } from '#domain/case-studies/case-study-list.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { type Collection, documentKey } from '#domain/documents.ts';
import { type Language, languages } from '#domain/languages.ts';
import { settleTranslations } from '#domain/translations/settle-translations.ts';
import type { Translatable } from '#domain/translations/translation-pairs.ts';
import type { ArticleService } from '#server/articles/article-service.ts';
import type { PublicEntries, PublicServices } from '#server/public-services.ts';
import type { Overlay } from './overlay.ts';

/** The services that a perspective changes. */
type Laid = Pick<PublicServices, 'content' | 'articles' | 'caseStudies'>;

/** What these services must tell of the published site. */
export type PublishedServices = Omit<Laid, 'articles'> & { articles: Pick<ArticleService, 'publishedOn'> };

interface Seen {
  now: () => Date;
  /** The day in France whose articles are shown. */
  today: string;
}

/** What the loaders of public pages ask of the server, with other contents laid over what is published. */
export function perspectiveServices<S extends PublishedServices>(
  published: S,
  overlay: Overlay,
  { now, today }: Seen,
) {
  const publishedArticles = published.articles.publishedOn(() => today);
  const laidOver = <T>(collection: Collection, language: Language) =>
    [...overlay.values()]
      .filter(({ ref }) => ref.collection === collection && ref.language === language)
      .map(({ content }) => content as T);
  const articles = entriesOver(publishedArticles, (language) => laidOver<Article>('article', language), {
    summarise: summariseArticle,
    isPublished: (article, before) => isOnline(article, today, before?.publishedAt),
    compare: newestFirst,
  });
  const laid: Laid = {
    content: {
      async section(section, language) {
        const over = overlay.get(documentKey({ collection: 'section', language, id: section }));
        return over
          ? (over.content as SectionContent<typeof section>)
          : published.content.section(section, language);
      },
    },
    articles: {
      ...articles,
      search: async (language, text) =>
        searchArticles(
          await articles.published(language),
          text,
          searchedOver(publishedArticles.searched(language), laidOver<Article>('article', language)),
        ),
    },
    caseStudies: entriesOver(
      published.caseStudies,
      (language) => laidOver<CaseStudy>('case-study', language),
      {
        summarise: summariseCaseStudy,
        isPublished: (study) => study.published,
        compare: mostRecentFirst,
      },
    ),
  };
  return { ...published, now, ...laid };
}

interface Kind<Listed, Full> {
  summarise(entry: Full): Listed;
  /** `before` is the published entry that it replaces. */
  isPublished(entry: Full, before?: Listed): boolean;
  compare(a: Listed, b: Listed): number;
}

function entriesOver<Listed extends Translatable, Full extends Translatable>(
  published: PublicEntries<Listed, Full>,
  over: (language: Language) => Full[],
  { summarise, isPublished, compare }: Kind<Listed, Full>,
): PublicEntries<Listed, Full> {
  /** Those laid over that visitors would see. */
  async function shown(language: Language): Promise<Full[]> {
    const before = new Map((await published.published(language)).map((entry) => [entry.id, entry]));
    return over(language).filter((entry) => isPublished(entry, before.get(entry.id)));
  }

  /** The translations that entries name once those laid over are live, where that is another than they say. */
  async function renamedIn(language: Language): Promise<Map<string, string | undefined>> {
    const [fr, en] = await Promise.all(languages.map((one) => published.published(one)));
    const before = { fr: fr ?? [], en: en ?? [] };
    const changes = languages.flatMap((one) =>
      over(one).map(({ id, translation: after }) => {
        const was = before[one].find((entry) => entry.id === id)?.translation;
        return { language: one, id, before: was, after };
      }),
    );
    const { renamed } = settleTranslations(changes, before);
    return new Map(
      renamed.filter((one) => one.language === language).map(({ id, translation }) => [id, translation]),
    );
  }

  const entries: PublicEntries<Listed, Full> = {
    async published(language) {
      if (languages.every((one) => over(one).length === 0)) return published.published(language);
      const replaced = new Set(over(language).map(({ id }) => id));
      const kept = (await published.published(language)).filter(({ id }) => !replaced.has(id));
      const renamed = await renamedIn(language);
      return [...kept, ...(await shown(language)).map(summarise)]
        .map((entry) => (renamed.has(entry.id) ? { ...entry, translation: renamed.get(entry.id) } : entry))
        .sort(compare);
    },
    async publishedBySlug(language, slug) {
      const laid = over(language);
      const found = (await shown(language)).find((entry) => entry.slug === slug);
      if (found) return found;
      const entry = await published.publishedBySlug(language, slug);
      return entry && !laid.some(({ id }) => id === entry.id) ? entry : undefined;
    },
    async renamed(language, slug) {
      const all = await entries.published(language);
      if (all.some((entry) => entry.slug === slug)) return undefined;
      const before = await published.publishedBySlug(language, slug);
      return all.find(({ id }) => id === before?.id)?.slug ?? published.renamed(language, slug);
    },
  };
  return entries;
}

function searchedOver(published: SearchedArticles, over: readonly Article[]): SearchedArticles {
  const laid = searchInMemory(over);
  return {
    async find(sought) {
      const found = new Map(await published.find(sought));
      for (const { id } of over) found.delete(id);
      for (const [id, inTitle] of await laid.find(sought)) found.set(id, inTitle);
      return found;
    },
    beginningsNear: async (typed) => [
      ...new Set([...(await published.beginningsNear(typed)), ...(await laid.beginningsNear(typed))]),
    ],
  };
}
