import type { Kysely } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

/** Who did what in the back office, when and from where. */
export async function addAuditLogTable(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withTexts(db.schema.createTable('audit_log'), 'at', 'who', 'address', 'act', 'subject')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .modifyEnd(strictOn(engine))
    .execute();
  await db.schema.createIndex('audit_log_by_date').on('audit_log').column('at').execute();
  await db.schema.createIndex('audit_log_of_act').on('audit_log').columns(['act', 'at']).execute();
}
