import { sql, type Transaction } from 'kysely';
import type { Article } from '#domain/articles/article.schema.ts';
import { meantWords, searchableArticle, type Ways } from '#domain/articles/article-search.ts';
import { nearBeginning } from '#domain/articles/search/typing-errors.ts';
import type { Language } from '#domain/languages.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';

/** How articles are indexed, as part of their stamps: what was indexed in another form is read again. */
const FORM = 'words/';
/** How many words go into one statement. */
const WORDS_AT_ONCE = 500;

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
        await keepWords(trx, language, meantWords(changed.map(({ article }) => searchableArticle(article))));
      });
    },

    /** The articles that hold one of the ways for each word, each with whether its title alone does. */
    async find(language: Language, sought: readonly Ways[]): Promise<Map<string, boolean>> {
      const { rows } = await engine.find(language, sought).execute(db);
      return new Map(rows.map(({ id, in_title }) => [id, Boolean(in_title)]));
    },

    async beginningsNear(language: Language, typed: string): Promise<string[]> {
      const words = await db
        .selectFrom('article_vocabulary')
        .select('word')
        .where('language', '=', language)
        .where(mayBeNear(typed))
        .execute();
      return [...new Set(words.flatMap(({ word }) => nearBeginning(word, typed) ?? []))];
    },
  };
}

/** Words stay when their article goes: what is looked for by one that nobody writes any more is not found. */
async function keepWords(trx: Transaction<Tables>, language: Language, words: Set<string>): Promise<void> {
  const rows = [...words].map((word) => ({ language, word }));
  for (let from = 0; from < rows.length; from += WORDS_AT_ONCE)
    await trx
      .insertInto('article_vocabulary')
      .values(rows.slice(from, from + WORDS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/**
 * All that `nearBeginning` accepts, and little else: one error leaves one half of what was typed as it is, the
 * second half at most one place away, unless the two letters in the middle changed places.
 */
function mayBeNear(typed: string) {
  const letters = [...typed];
  const half = Math.floor(letters.length / 2);
  const [before = '', after = ''] = letters.slice(half - 1, half + 1);
  const swapped = letters.with(half - 1, after).with(half, before);
  const has = (piece: readonly string[], place: number) =>
    sql<boolean>`substr(word, ${sql.lit(place)}, ${sql.lit(piece.length)}) = ${piece.join('')}`;
  const end = letters.slice(half);
  const either = [has(letters.slice(0, half), 1), has(swapped, 1)];
  return sql<boolean>`(${sql.join([...either, has(end, half), has(end, half + 1), has(end, half + 2)], sql` or `)})`;
}

interface Hit {
  id: string;
  in_title: boolean | number;
}

interface Words {
  forget(trx: Transaction<Tables>, language: Language, id: string): Promise<unknown>;
  keep(trx: Transaction<Tables>, language: Language, article: Article, stamp: string): Promise<unknown>;
  find(language: Language, sought: readonly Ways[]): ReturnType<typeof sql<Hit>>;
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

  find(language, sought) {
    const query = sought.map((ways) => `(${ways.map((way) => `"${way}"`).join(' OR ')})`).join(' AND ');
    return sql<Hit>`select id, article_words.rowid in
        (select rowid from article_words where article_words match ${`{title} : (${query})`}) as in_title
      from article_words join article_index on number = article_words.rowid
      where article_words match ${query} and language = ${language}`;
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

  find(language, sought) {
    const holds = (column: string) =>
      sql.join(
        sought.map((ways) => sql`(${sql.join(waysIn(column, ways), sql` or `)})`),
        sql` and `,
      );
    return sql<Hit>`select id, (${holds('title')}) as in_title from article_index
      where language = ${language} and ${holds('searched')}`;
  },
};

const waysIn = (column: string, ways: Ways) => ways.map((way) => sql`${sql.ref(column)} like ${`%${way}%`}`);
