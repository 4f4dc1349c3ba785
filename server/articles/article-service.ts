import { articleSchema } from '#domain/articles/article.schema.ts';
import {
  type ArticleSummary,
  articleManifest,
  articleSummarySchema,
  newestFirst,
  summariseArticle,
} from '#domain/articles/article-list.ts';
import type { Language } from '#domain/languages.ts';
import type { Database } from '#server/database/database.ts';
import { createEntryCollection, type EntryParts } from '#server/entries/entry-collection.ts';
import { createArticleSearch } from './article-search.ts';

export function createArticleService({ database, ...parts }: EntryParts & { database: Database }) {
  const articles = createEntryCollection(
    {
      collection: 'article',
      folder: 'articles',
      schema: articleSchema,
      summarySchema: articleSummarySchema,
      manifest: articleManifest,
      summarise: summariseArticle,
      inLanguage: (article, language) => ({ ...article, language }),
      isPublished: (article) => article.status === 'published',
      compare: newestFirst,
      incomplete: 'article ignoré : propriétés manquantes',
    },
    parts,
  );
  const search = createArticleSearch(database, articles);

  return {
    ...articles,

    /** Published articles that answer a text, best first; all of them, newest first, when it has no words. */
    async search(language: Language, text: string): Promise<ArticleSummary[]> {
      const [published, found] = await Promise.all([articles.published(language), search(language, text)]);
      if (!found) return published;
      const byId = new Map(published.map((article) => [article.id, article]));
      return found.flatMap((id) => byId.get(id) ?? []);
    },
  };
}
