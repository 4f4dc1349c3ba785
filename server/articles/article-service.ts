import { articleSchema } from '#domain/articles/article.schema.ts';
import {
  articleManifest,
  articleSummarySchema,
  newestFirst,
  summariseArticle,
} from '#domain/articles/article-list.ts';
import { createEntryCollection, type EntryParts } from '#server/entries/entry-collection.ts';

export function createArticleService(parts: EntryParts) {
  return createEntryCollection(
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
}
