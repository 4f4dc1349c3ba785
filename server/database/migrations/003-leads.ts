import { type Kysely, sql } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

/** What visitors send, the mail it gives, and the page views. */
export async function addLeadTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createLeadTables(db, engine);
  await createOutboxTables(db, engine);
  await withTexts(db.schema.createTable('page_views'), 'day', 'path', 'language', 'referrer')
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_views_pk', ['day', 'path', 'language', 'referrer'])
    .modifyEnd(strictOn(engine))
    .execute();
  await withTexts(db.schema.createTable('secrets'), 'value')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .modifyEnd(strictOn(engine))
    .execute();
}

async function createLeadTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withTexts(
    db.schema.createTable('leads'),
    ...['kind', 'language', 'name', 'email', 'answers'],
    ...['form_key', 'fingerprint', 'spam_reasons', 'created_at'],
  )
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('suspect', 'integer', (column) => column.notNull().check(sql`suspect in (0, 1)`))
    .addUniqueConstraint('leads_once', ['kind', 'form_key', 'fingerprint'])
    .modifyEnd(strictOn(engine))
    .execute();
  await db.schema.createIndex('leads_by_age').on('leads').columns(['kind', 'created_at']).execute();

  await withTexts(db.schema.createTable('lead_files'), 'field', 'name', 'media_type', 'created_at')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('size', 'integer', (column) => column.notNull())
    .modifyEnd(strictOn(engine))
    .execute();
  await db.schema.createIndex('lead_files_of_lead').on('lead_files').column('lead_id').execute();
}

async function createOutboxTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withTexts(
    db.schema.createTable('outbox'),
    ...['purpose', 'mail', 'due_at', 'claimed_by', 'claimed_until'],
    ...['sent_at', 'last_error', 'created_at'],
  )
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'sent', 'failed', 'held')`),
    )
    .addColumn('tries', 'integer', (column) => column.notNull())
    .modifyEnd(strictOn(engine))
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'due_at']).execute();
  await db.schema.createIndex('outbox_of_lead').on('outbox').column('lead_id').execute();

  await withTexts(db.schema.createTable('outbox_attempts'), ...['transport', 'error', 'began_at', 'ended_at'])
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('entry_id', 'text', (column) => column.notNull().references('outbox.id').onDelete('cascade'))
    .modifyEnd(strictOn(engine))
    .execute();
  await db.schema.createIndex('outbox_attempts_of_entry').on('outbox_attempts').column('entry_id').execute();
}
