import type { Kysely } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

/** The public names that entries once had, so that old addresses still lead to them. */
export async function addFormerSlugTable(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withTexts(db.schema.createTable('former_slugs'), 'collection', 'language', 'slug', 'document_id')
    .addPrimaryKeyConstraint('former_slugs_pk', ['collection', 'language', 'slug'])
    .modifyEnd(strictOn(engine))
    .execute();
}
