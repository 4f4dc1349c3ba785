import { type Kysely, sql } from 'kysely';
import type { Engine } from '../tables.ts';

/**
 * Which version of each article the search knows, and its words: on SQLite in a full-text table
 * whose rows have the number of the article, on PostgreSQL in a column of the same row.
 */
export async function addArticleSearchTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const statements = engine === 'sqlite' ? onSqlite : onPostgres;
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const onSqlite = [
  `create table article_index (
    number integer primary key,
    language text not null,
    id text not null,
    stamp text not null,
    unique (language, id)
  ) strict`,
  `create virtual table article_words using fts5(
    title, tags, excerpt, content,
    content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
  )`,
];

const onPostgres = [
  'create extension if not exists unaccent',
  ...Object.entries({ fr: 'french', en: 'english' }).flatMap(([language, stemmed]) => [
    `create text search configuration vitrine_${language} (copy = ${stemmed})`,
    `alter text search configuration vitrine_${language}
      alter mapping for hword, hword_part, word with unaccent, ${stemmed}_stem`,
  ]),
  `create table article_index (
    number integer generated always as identity primary key,
    language text not null,
    id text not null,
    stamp text not null,
    words tsvector not null,
    unique (language, id)
  )`,
  'create index article_index_words on article_index using gin (words)',
];
