import type { Kysely } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

/** Meetings, the times they take, and the links by which visitors change them. All go with their lead. */
export async function addAppointmentTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withTexts(db.schema.createTable('appointments'), 'starts_at', 'ends_at', 'state', 'updated_at')
    .addColumn('lead_id', 'text', (column) => column.primaryKey().references('leads.id').onDelete('cascade'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .modifyEnd(strictOn(engine))
    .execute();
  await db.schema.createIndex('appointments_start').on('appointments').column('starts_at').execute();
  await db.schema
    .createTable('appointment_times')
    .addColumn('at', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .modifyEnd(strictOn(engine))
    .execute();
  await db.schema
    .createIndex('appointment_times_of_lead')
    .on('appointment_times')
    .column('lead_id')
    .execute();
  await withTexts(db.schema.createTable('appointment_links'), 'created_at')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .modifyEnd(strictOn(engine))
    .execute();
  await db.schema
    .createIndex('appointment_links_of_lead')
    .on('appointment_links')
    .column('lead_id')
    .execute();
}
