import type { Kysely } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

/** Estimates as they were made, each under its own address. They go with the request they belong to. */
export async function addEstimateTable(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withTexts(db.schema.createTable('estimates'), 'language', 'body', 'created_at')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().unique().references('leads.id').onDelete('cascade'),
    )
    .modifyEnd(strictOn(engine))
    .execute();
}
