import { type Kysely, sql } from 'kysely';
import type { Engine } from '../tables.ts';

/**
 * The search finds parts of words: both engines index threes of characters instead of words. What the index
 * knew is of no use any more; the stamps of the new form make the search read every article again.
 */
export async function indexArticleParts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const statements = engine === 'sqlite' ? onSqlite : onPostgres;
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const onSqlite = [
  'drop table article_words',
  `create virtual table article_words using fts5(
    title, tags, excerpt, content,
    content = '', contentless_delete = 1, tokenize = 'trigram'
  )`,
];

const onPostgres = [
  'create extension if not exists pg_trgm',
  'alter table article_index drop column words',
  ...['fr', 'en'].map((language) => `drop text search configuration vitrine_${language}`),
  `alter table article_index add column title text not null default ''`,
  `alter table article_index add column searched text not null default ''`,
  'create index article_index_searched on article_index using gin (searched gin_trgm_ops)',
];
