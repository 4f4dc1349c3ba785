import type { Kysely } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

/** The pictures that administrators upload. The files lie on the disk, named by their address. */
export async function addMediaTable(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withTexts(
    db.schema.createTable('media'),
    ...['slug', 'alt_fr', 'alt_en', 'search_text'],
    ...['created_at', 'created_by', 'updated_at'],
  )
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull().unique())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .modifyEnd(strictOn(engine))
    .execute();
  await db.schema.createIndex('media_by_date').on('media').column('created_at').execute();
}
