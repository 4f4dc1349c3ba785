import type { Kysely } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

/** The one-time codes of administrators who have them, and the codes for a lost telephone. */
export async function addSecondFactorTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withTexts(db.schema.createTable('second_factors'), 'sealed_secret', 'created_at')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('last_step', 'integer', (column) => column.notNull())
    .modifyEnd(strictOn(engine))
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .modifyEnd(strictOn(engine))
    .execute();
  await db.schema
    .createIndex('recovery_codes_of_account')
    .on('recovery_codes')
    .column('account_id')
    .execute();
}
