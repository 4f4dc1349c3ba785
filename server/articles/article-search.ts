import type { Article } from '#domain/articles/article.schema.ts';
import type { SearchedArticles } from '#domain/articles/article-search.ts';
import type { Language } from '#domain/languages.ts';
import type { Database } from '#server/database/database.ts';
import { createMemoisedReads } from '#server/documents/memoised-reads.ts';
import { createArticleIndex } from './article-index.ts';

interface Articles {
  stamps(language: Language): Promise<Map<string, string>>;
  byId(language: Language, id: string): Promise<Article | undefined>;
}

/** So many are read and indexed at once: an engine has only so many connections, and a transaction is to be short. */
const BATCH = 100;

/**
 * Full-text search over shipped and stored articles. The index is made from them and follows them:
 * before a search, whatever changed since the last one is indexed anew.
 */
export function createArticleSearch(database: Database, articles: Articles) {
  const index = createArticleIndex(database);
  const followed = createMemoisedReads<void>(database.changes);

  async function follow(language: Language): Promise<void> {
    const [now, known] = await Promise.all([articles.stamps(language), index.stamps(language)]);
    const stale = [...now].filter(([id, stamp]) => known.get(id) !== stamp);
    const gone = [...known.keys()].filter((id) => !now.has(id));
    if (gone.length > 0) await index.update(language, [], gone);
    for (let from = 0; from < stale.length; from += BATCH) {
      const read = await Promise.all(
        stale
          .slice(from, from + BATCH)
          .map(async ([id, stamp]) => ({ article: await articles.byId(language, id), stamp })),
      );
      const changed = read.flatMap(({ article, stamp }) => (article ? [{ article, stamp }] : []));
      await index.update(language, changed, []);
    }
  }

  /** The articles of a language as the index knows them, drafts included. */
  return (language: Language): SearchedArticles => {
    const upToDate = () => followed(`article/${language}/`, () => follow(language));
    return {
      async find(sought) {
        await upToDate();
        return index.find(language, sought);
      },
      async beginningsNear(typed) {
        await upToDate();
        return index.beginningsNear(language, typed);
      },
    };
  };
}
