import type { Kysely } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

/** What the agency proposes in the place of an estimate, each under its own address. They go with their request. */
export async function addRevisedEstimateTable(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withTexts(db.schema.createTable('revised_estimates'), 'language', 'body', 'created_at')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('former', 'text', (column) => column.notNull())
    .addColumn('mail_id', 'text', (column) => column.notNull())
    .addUniqueConstraint('revised_estimates_number', ['lead_id', 'number'])
    .modifyEnd(strictOn(engine))
    .execute();
}
