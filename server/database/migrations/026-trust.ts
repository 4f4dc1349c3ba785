import { type Kysely, sql } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

/** What the clock last said, by which the purge notices that it jumped; and what one person sent, however they write their address. */
export async function addTrust(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withTexts(db.schema.createTable('clock_watch'), 'seen_at', 'doubted_at')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .modifyEnd(strictOn(engine))
    .execute();
  await sql`create index leads_of_person on leads (lower(email))`.execute(db);
}
