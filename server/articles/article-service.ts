import { type Article, articleSchema } from '#domain/articles/article.schema.ts';
import { isBlankHtml } from '#domain/articles/article-form.ts';
import {
  articleManifest,
  articleSummarySchema,
  newestFirst,
  summariseArticle,
} from '#domain/articles/article-list.ts';
import { searchArticles } from '#domain/articles/article-search.ts';
import { isOnline } from '#domain/articles/publication-date.ts';
import { imageAddress, isSameImage } from '#domain/images/focal-point.ts';
import type { Language } from '#domain/languages.ts';
import { parisDay } from '#domain/paris-day.ts';
import { compact } from '#domain/rich-text/compact.ts';
import { richHtml } from '#domain/rich-text/html.ts';
import type { RichNode } from '#domain/rich-text/tree.ts';
import { InvalidContent } from '#server/content/content-errors.ts';
import type { Authorship } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';
import { createEntryCollection, type LoadedEntry } from '#server/entries/entry-collection.ts';
import type { EntryParts } from '#server/entries/entry-kind.ts';
import { createArticleSearch } from './article-search.ts';

interface Parts extends EntryParts {
  database: Database;
  readRichText(source: string): Promise<RichNode[]>;
  /** What is known of an image, for those who do not see it. */
  altOf(address: string, language: Language): Promise<string>;
}

/** What a reader sees of an article first: none of these may be blank in one that goes live. */
const REQUIRED = ['title', 'excerpt', 'content'] as const;

export type SentArticle = Record<string, unknown> & { id: string };

/** An article as it goes live at this moment. Refused where a reader would miss something. */
export function articleAtPublication<T extends Record<string, unknown>>(article: T, now: Date) {
  const missing = REQUIRED.filter((field) => isBlankHtml(String(article[field] ?? '')));
  if (missing.length > 0) throw new InvalidContent(missing.map((path) => ({ path, code: 'empty' })));
  return { ...article, updatedAt: now.toISOString() };
}

export type ArticleService = ReturnType<typeof createArticleService>;

export function createArticleService({ database, readRichText, altOf, ...parts }: Parts) {
  const { now } = parts;

  /** The text of an article as HTML, whatever it was written in, with nothing in it but what a page may show. */
  async function html(content: string): Promise<string> {
    return richHtml(compact(await readRichText(content)));
  }

  const articles = createEntryCollection(
    {
      collection: 'article',
      folder: 'articles',
      schema: articleSchema,
      summarySchema: articleSummarySchema,
      manifest: articleManifest,
      summarise: summariseArticle,
      inLanguage: (article, language) => ({ ...article, language }),
      clean: async (article) => ({ ...article, content: await html(article.content) }),
      isPublished: (article, today, shipped) => isOnline(article, today, shipped?.publishedAt),
      compare: newestFirst,
      // BLOG-06 fixes the two French words.
      incomplete: 'article dropped: propriétés manquantes',
    },
    parts,
  );
  const searched = createArticleSearch(database, articles);

  /** What visitors find on a day in France. */
  function publishedOn(today: () => string) {
    const entries = articles.publishedOn(today);
    return {
      ...entries,
      /** Published articles that answer a text, best first, else newest first; all of them when it has no words. */
      search: async (language: Language, text: string) =>
        searchArticles(await entries.published(language), text, searched(language)),
      searched,
    };
  }

  const service = {
    ...articles,
    ...publishedOn(() => parisDay(now())),
    publishedOn,

    /** An article with its version and its text as HTML, as its editor needs it. */
    async load(language: Language, id: string) {
      return withHtml(await articles.load(language, id));
    },

    async revision(language: Language, id: string, rev: number) {
      return withHtml(await articles.revision(language, id, rev));
    },

    html,

    /** What an editor sends. What its form does not show stays as it was, but words about an image go with the image. */
    async complete(language: Language, sent: SentArticle): Promise<SentArticle> {
      const before = await articles.byId(language, sent.id);
      const image = String(sent.image);
      const imageAlt =
        before && isSameImage(before.image, image)
          ? before.imageAlt
          : await altOf(imageAddress(image), language);
      const kept = { subtitle: before?.subtitle, translation: before?.translation, page: before?.page };
      return { ...kept, imageAlt, ...sent };
    },

    /** Saves what an editor sends, with the day of the change. Without `basedOn` it replaces whatever is there. */
    async saveEdited(
      language: Language,
      sent: SentArticle,
      { by, basedOn }: Pick<Authorship, 'by'> & Partial<Authorship>,
    ): Promise<number> {
      const article = articleAtPublication(await service.complete(language, sent), now());
      return articles.save(language, article, {
        by,
        basedOn: basedOn ?? (await articles.version(language, sent.id)),
      });
    },
  };

  async function withHtml(loaded: LoadedEntry<Article>) {
    return { ...loaded, html: await html(loaded.entry.content) };
  }

  return service;
}
