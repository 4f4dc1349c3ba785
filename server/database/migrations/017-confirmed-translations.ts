import type { Kysely } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

/** English texts that somebody looked at beside the French ones and found right. */
export async function addConfirmedTranslationTable(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withTexts(
    db.schema.createTable('confirmed_translations'),
    ...['collection', 'document_id', 'path', 'french', 'english', 'confirmed_at', 'confirmed_by'],
  )
    .addPrimaryKeyConstraint('confirmed_translations_pk', ['collection', 'document_id', 'path'])
    .modifyEnd(strictOn(engine))
    .execute();
}
