import { sql, type Transaction } from 'kysely';
import type { Article } from '#domain/articles/article.schema.ts';
import { searchableArticle } from '#domain/articles/article-search.ts';
import type { Language } from '#domain/languages.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';

const MOST_HITS = 500;
/** How articles are indexed, as part of their stamps: what was indexed in another form is read again. */
const FORM = 'parts/';

export interface IndexedArticle {
  article: Article;
  stamp: string;
}

/** The text of the articles, as the engine keeps and finds it: by threes of characters, so parts of words too. */
export function createArticleIndex(database: Database) {
  const { db } = database;
  const engine = database.engine === 'sqlite' ? sqliteWords : postgresWords;
  const rowsOf = (language: Language) => db.selectFrom('article_index').where('language', '=', language);

  return {
    /** Which articles are known, in which version. */
    async stamps(language: Language): Promise<Map<string, string>> {
      const rows = await rowsOf(language).select(['id', 'stamp']).execute();
      return new Map(
        rows.map(({ id, stamp }) => [id, stamp.startsWith(FORM) ? stamp.slice(FORM.length) : '']),
      );
    },

    async update(language: Language, changed: IndexedArticle[], gone: string[]): Promise<void> {
      await database.write(async (trx) => {
        for (const id of [...gone, ...changed.map(({ article }) => article.id)])
          await engine.forget(trx, language, id);
        for (const { article, stamp } of changed) await engine.keep(trx, language, article, FORM + stamp);
      });
    },

    /** The articles that hold every one of these parts of words: those that have them in the title first. */
    async find(language: Language, parts: string[]): Promise<string[]> {
      const { rows } = await engine.find(language, parts).execute(db);
      return rows.map(({ id }) => id);
    },
  };
}

interface Words {
  forget(trx: Transaction<Tables>, language: Language, id: string): Promise<unknown>;
  keep(trx: Transaction<Tables>, language: Language, article: Article, stamp: string): Promise<unknown>;
  find(language: Language, parts: string[]): ReturnType<typeof sql<{ id: string }>>;
}

const sqliteWords: Words = {
  async forget(trx, language, id) {
    await sql`delete from article_words where rowid in
      (select number from article_index where language = ${language} and id = ${id})`.execute(trx);
    await trx.deleteFrom('article_index').where('language', '=', language).where('id', '=', id).execute();
  },

  async keep(trx, language, article, stamp) {
    const { number } = await trx
      .insertInto('article_index')
      .values({ language, id: article.id, stamp })
      .returning('number')
      .executeTakeFirstOrThrow();
    const { title, tags, excerpt, content } = searchableArticle(article);
    await sql`insert into article_words (rowid, title, tags, excerpt, content)
      values (${number}, ${title}, ${tags}, ${excerpt}, ${content})`.execute(trx);
  },

  find(language, parts) {
    const query = parts.map((part) => `"${part}"`).join(' ');
    return sql<{ id: string }>`select id from article_words join article_index on number = article_words.rowid
      where article_words match ${query} and language = ${language}
      order by article_words.rowid in
        (select rowid from article_words where article_words match ${`{title} : (${query})`}) desc,
        bm25(article_words, 10, 5, 3, 1), id
      limit ${MOST_HITS}`;
  },
};

const postgresWords: Words = {
  forget: (trx, language, id) =>
    trx.deleteFrom('article_index').where('language', '=', language).where('id', '=', id).execute(),

  keep(trx, language, article, stamp) {
    const { title, tags, excerpt, content } = searchableArticle(article);
    return sql`insert into article_index (language, id, stamp, title, searched)
      values (${language}, ${article.id}, ${stamp}, ${title}, ${title + tags + excerpt + content})
      on conflict (language, id) do update
        set stamp = excluded.stamp, title = excluded.title, searched = excluded.searched`.execute(trx);
  },

  find(language, parts) {
    const holds = (column: string) =>
      sql.join(
        parts.map((part) => sql`${sql.ref(column)} like ${`%${part}%`}`),
        sql` and `,
      );
    // What is most telling of an article stands first in what is searched of it.
    return sql<{
      id: string;
    }>`select id from article_index where language = ${language} and ${holds('searched')}
      order by (${holds('title')}) desc, position(${parts[0]} in searched), id
      limit ${MOST_HITS}`;
  },
};
