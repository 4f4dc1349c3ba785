import { type ArticleSummary, newestFirst, summariseArticle } from '#domain/articles/article-list.ts';
import {
  type CaseStudySummary,
  mostRecentFirst,
  summariseCaseStudy,
} from '#domain/case-studies/case-study-list.ts';
import type { Collection } from '#domain/documents.ts';
import type { Language } from '#domain/languages.ts';
import type { ArticleService } from '#server/articles/article-service.ts';
import type { CaseStudyService } from '#server/case-studies/case-study-service.ts';
import type { OverlaidDocument, Overlay } from '../previews/overlay.ts';

/** How far an entry is online. */
export interface EntryState {
  /** Something was written that visitors do not see yet. */
  unpublished: boolean;
  /** Nothing of it was ever published: all there is of it is the working copy. */
  isNew: boolean;
  /** The publication that waits with what was written. */
  scheduled?: OverlaidDocument['scheduled'];
  /** The slug of its public page; absent while visitors have none. */
  publicSlug?: string;
}

/** An entry in a list of the back office. */
export type WrittenEntry<S> = S & EntryState;

export type WrittenArticle = WrittenEntry<ArticleSummary> & {
  /** The date under which visitors read it now (`isOnline`). */
  onlineDate?: string;
};

interface Parts {
  articles: ArticleService;
  caseStudies: CaseStudyService;
  /** Everything that is written and not published. */
  written(): Promise<Overlay>;
}

/** What the lists of the back office show: every entry as it is written, published or not. */
export function createWrittenEntries({ articles, caseStudies, written }: Parts) {
  async function overlaid<T, S>(
    collection: Collection,
    language: Language,
    summarise: (content: T) => S,
  ): Promise<Overlaid<S>[]> {
    const all = [...(await written()).values()];
    return all
      .filter(({ ref }) => ref.collection === collection && ref.language === language)
      .map(({ content, scheduled }) => ({ ...summarise(content as T), ...(scheduled && { scheduled }) }));
  }

  return {
    async articles(language: Language): Promise<WrittenArticle[]> {
      const over = await overlaid('article', language, summariseArticle);
      const listed = await articles.listed(language);
      const published = await articles.published(language);
      const dates = new Map(published.map(({ id, publishedAt }) => [id, publishedAt]));
      return laidOver({ listed, published, over })
        .map((article) => ({ ...article, onlineDate: dates.get(article.id) }))
        .sort(newestFirst);
    },

    async caseStudies(language: Language): Promise<WrittenEntry<CaseStudySummary>[]> {
      const over = await overlaid('case-study', language, summariseCaseStudy);
      const listed = await caseStudies.listed(language);
      const published = await caseStudies.published(language);
      return laidOver({ listed, published, over }).sort(mostRecentFirst);
    },
  };
}

type Overlaid<S> = S & Pick<EntryState, 'scheduled'>;

interface Summaries<S> {
  listed: readonly S[];
  published: readonly S[];
  over: readonly Overlaid<S>[];
}

function laidOver<S extends { id: string; slug: string }>({
  listed,
  published,
  over,
}: Summaries<S>): WrittenEntry<S>[] {
  const replaced = new Set(over.map(({ id }) => id));
  const known = new Set(listed.map(({ id }) => id));
  const slugs = new Map(published.map(({ id, slug }) => [id, slug]));
  const written = (entry: S, unpublished: boolean) => {
    const publicSlug = slugs.get(entry.id);
    return {
      ...entry,
      unpublished,
      isNew: !known.has(entry.id),
      ...(publicSlug !== undefined && { publicSlug }),
    };
  };
  return [
    ...listed.filter(({ id }) => !replaced.has(id)).map((entry) => written(entry, false)),
    ...over.map((entry) => written(entry, true)),
  ];
}
