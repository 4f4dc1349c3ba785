import type { Kysely } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

/** The words of all articles, to find those that somebody who mistyped may have meant. */
export async function addArticleVocabularyTable(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withTexts(db.schema.createTable('article_vocabulary'), 'language', 'word')
    .addPrimaryKeyConstraint('article_vocabulary_pk', ['language', 'word'])
    .modifyEnd(strictOn(engine))
    .execute();
}
