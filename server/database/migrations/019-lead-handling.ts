import { type Kysely, sql } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

/** How far the agency is with each lead, notes about it, answers written by hand and the texts they begin with. */
export async function addLeadHandling(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('leads')
    .addColumn('state', 'text', (column) =>
      column.notNull().defaultTo('new').check(sql`state in ('new', 'answered', 'waiting', 'won', 'lost')`),
    )
    .execute();
  for (const name of ['answered_at', 'taken_by', 'remind_on']) await addText(db, 'leads', name);
  // Nobody knows whether these were answered; that they were read is no reason to call them late now.
  await sql`update leads set state = 'answered' where read_at <> '' or archived_at <> ''`.execute(db);
  await db.schema.createIndex('leads_by_state').on('leads').columns(['state', 'created_at']).execute();

  await addText(db, 'outbox', 'written_by');
  await withTexts(db.schema.createTable('lead_notes'), 'text', 'created_at', 'created_by')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .modifyEnd(strictOn(engine))
    .execute();
  await db.schema.createIndex('lead_notes_of_lead').on('lead_notes').column('lead_id').execute();

  await withTexts(
    db.schema.createTable('reply_templates'),
    ...['name', 'language', 'text', 'updated_at', 'updated_by'],
  )
    .addColumn('id', 'text', (column) => column.primaryKey())
    .modifyEnd(strictOn(engine))
    .execute();
}

async function addText(db: Kysely<unknown>, table: string, name: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
