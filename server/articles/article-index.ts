import { sql, type Transaction } from 'kysely';
import type { Article } from '#domain/articles/article.schema.ts';
import { folded } from '#domain/articles/search-words.ts';
import type { Language } from '#domain/languages.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';

const MOST_HITS = 500;

export interface IndexedArticle {
  article: Article;
  stamp: string;
}

/** The words of the articles, as the full-text search of the engine keeps and finds them. */
export function createArticleIndex(database: Database) {
  const { db } = database;
  const engine = database.engine === 'sqlite' ? sqliteWords : postgresWords;
  const rowsOf = (language: Language) => db.selectFrom('article_index').where('language', '=', language);

  return {
    /** Which articles are known, in which version. */
    async stamps(language: Language): Promise<Map<string, string>> {
      const rows = await rowsOf(language).select(['id', 'stamp']).execute();
      return new Map(rows.map(({ id, stamp }) => [id, stamp]));
    },

    async update(language: Language, changed: IndexedArticle[], gone: string[]): Promise<void> {
      await database.write(async (trx) => {
        for (const id of [...gone, ...changed.map(({ article }) => article.id)])
          await engine.forget(trx, language, id);
        for (const { article, stamp } of changed) await engine.keep(trx, language, article, stamp);
      });
    },

    /** The articles that hold every word or its beginning: those that have them in the title first. */
    async find(language: Language, words: string[]): Promise<string[]> {
      const { rows } = await engine.find(language, words).execute(db);
      return rows.map(({ id }) => id);
    },
  };
}

interface Words {
  forget(trx: Transaction<Tables>, language: Language, id: string): Promise<unknown>;
  keep(trx: Transaction<Tables>, language: Language, article: Article, stamp: string): Promise<unknown>;
  find(language: Language, words: string[]): ReturnType<typeof sql<{ id: string }>>;
}

const sqliteWords: Words = {
  async forget(trx, language, id) {
    await sql`delete from article_words where rowid in
      (select number from article_index where language = ${language} and id = ${id})`.execute(trx);
    await trx.deleteFrom('article_index').where('language', '=', language).where('id', '=', id).execute();
  },

  async keep(trx, language, { id, title, tags, excerpt, content }, stamp) {
    const { number } = await trx
      .insertInto('article_index')
      .values({ language, id, stamp })
      .returning('number')
      .executeTakeFirstOrThrow();
    const [inTitle, inTags, inExcerpt, inContent] = [title, tags.join(' '), excerpt, wordsOf(content)].map(
      folded,
    );
    await sql`insert into article_words (rowid, title, tags, excerpt, content)
      values (${number}, ${inTitle}, ${inTags}, ${inExcerpt}, ${inContent})`.execute(trx);
  },

  find(language, words) {
    const query = words.map((word) => `"${word}"*`).join(' ');
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

  keep(trx, language, { id, title, tags, excerpt, content }, stamp) {
    const weighed = [title, tags.join(' '), excerpt, wordsOf(content)].map(
      (text, place) => sql`setweight(to_tsvector(${config(language)}, ${text}), ${sql.lit('ABCD'[place])})`,
    );
    return sql`insert into article_index (language, id, stamp, words)
      values (${language}, ${id}, ${stamp}, ${sql.join(weighed, sql` || `)})
      on conflict (language, id) do update set stamp = excluded.stamp, words = excluded.words`.execute(trx);
  },

  find(language, words) {
    const query = sql`to_tsquery(${config(language)}, ${words.map((word) => `'${word}':*`).join(' & ')})`;
    return sql<{ id: string }>`select id from article_index where language = ${language} and words @@ ${query}
      order by ts_filter(words, '{a}') @@ ${query} desc, ts_rank_cd(words, ${query}) desc, id
      limit ${MOST_HITS}`;
  },
};

/** A text without its tags. PostgreSQL takes no NUL. */
const wordsOf = (content: string) => content.replace(/<[^>]*>|\0/g, ' ');

const config = (language: Language) => sql`${sql.lit(`vitrine_${language}`)}::regconfig`;
