import { type Kysely, sql } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

/** When each administrator last looked at the first screen, and what its counts of leads are read from. */
export async function addFirstScreen(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withTexts(db.schema.createTable('admin_visits'), 'since', 'seen_at')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .modifyEnd(strictOn(engine))
    .execute();
  const indexes = [
    sql`create index leads_unread on leads (suspect, kind) where read_at = '' and archived_at = ''`,
    sql`create index leads_unanswered on leads (state, created_at, kind)
      where suspect = 0 and archived_at = ''`,
    sql`create index leads_received on leads (kind, created_at) where suspect = 0`,
    sql`create index leads_reminders on leads (remind_on)
      where remind_on <> '' and suspect = 0 and archived_at = ''`,
  ];
  for (const index of indexes) await index.execute(db);
}
