import { type Kysely, sql } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

/** Several administrators, counted login failures, and what an administrator has done with each lead. */
export async function addAccessAndInboxTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await addTexts(db, 'accounts', 'last_login_at');
  await withTexts(db.schema.createTable('account_links'), 'email', 'created_by', 'created_at', 'expires_at')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .modifyEnd(strictOn(engine))
    .execute();
  await db.schema.createIndex('account_links_of_email').on('account_links').column('email').execute();
  await db.schema.createIndex('sessions_of_account').on('sessions').column('account_id').execute();

  await withTexts(db.schema.createTable('login_failures'), 'email', 'address', 'failed_at')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .modifyEnd(strictOn(engine))
    .execute();
  await db.schema
    .createIndex('login_failures_of_email')
    .on('login_failures')
    .columns(['email', 'failed_at'])
    .execute();
  await db.schema
    .createIndex('login_failures_of_address')
    .on('login_failures')
    .columns(['address', 'failed_at'])
    .execute();

  await addTexts(db, 'leads', 'read_at', 'archived_at', 'search_text');
  await sql`update leads set search_text = lower(name || ' ' || email || ' ' || answers)`.execute(db);
  await db.schema.createIndex('leads_by_date').on('leads').column('created_at').execute();
  await db.schema.createIndex('leads_of_email').on('leads').column('email').execute();
}

async function addTexts(db: Kysely<unknown>, table: string, ...names: string[]): Promise<void> {
  for (const name of names)
    await db.schema
      .alterTable(table)
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
}
