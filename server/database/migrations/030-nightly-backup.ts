import type { Kysely } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

/** Which instance makes the backup of the night, and how the last one went. */
export async function addNightlyBackup(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withTexts(
    db.schema.createTable('nightly_backup').addColumn('id', 'text', (column) => column.primaryKey()),
    ...['night', 'claimed_by', 'claimed_until', 'made_at', 'failure'],
  )
    .modifyEnd(strictOn(engine))
    .execute();
}
