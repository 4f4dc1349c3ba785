import { type Kysely, sql } from 'kysely';
import type { Engine } from '../tables.ts';
import { strictOn, withTexts } from './new-table.ts';

/** An alert to the administrators belongs to no lead. */
export async function allowMailWithoutLead(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'postgres') {
    await db.schema
      .alterTable('outbox')
      .alterColumn('lead_id', (column) => column.dropNotNull())
      .execute();
    return;
  }
  // SQLite cannot change a column. Both tables are made anew, because dropping the outbox alone would take
  // the attempts along.
  await createOutbox(db, 'new_outbox', engine);
  await createAttempts(db, 'new_outbox_attempts', 'new_outbox', engine);
  const texts = 'purpose, mail, due_at, claimed_by, claimed_until, sent_at, last_error, created_at';
  const columns = sql.raw(`id, lead_id, state, tries, ${texts}`);
  await sql`insert into new_outbox (${columns}) select ${columns} from outbox`.execute(db);
  const attempts = sql.raw('id, entry_id, transport, error, began_at, ended_at');
  await sql`insert into new_outbox_attempts (${attempts}) select ${attempts} from outbox_attempts`.execute(
    db,
  );
  await db.schema.dropTable('outbox_attempts').execute();
  await db.schema.dropTable('outbox').execute();
  await db.schema.alterTable('new_outbox').renameTo('outbox').execute();
  await db.schema.alterTable('new_outbox_attempts').renameTo('outbox_attempts').execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'due_at']).execute();
  await db.schema.createIndex('outbox_of_lead').on('outbox').column('lead_id').execute();
  await db.schema.createIndex('outbox_attempts_of_entry').on('outbox_attempts').column('entry_id').execute();
}

async function createOutbox(db: Kysely<unknown>, name: string, engine: Engine): Promise<void> {
  await withTexts(
    db.schema.createTable(name),
    ...['purpose', 'mail', 'due_at', 'claimed_by', 'claimed_until'],
    ...['sent_at', 'last_error', 'created_at'],
  )
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'sent', 'failed', 'held')`),
    )
    .addColumn('tries', 'integer', (column) => column.notNull())
    .modifyEnd(strictOn(engine))
    .execute();
}

async function createAttempts(
  db: Kysely<unknown>,
  name: string,
  outbox: string,
  engine: Engine,
): Promise<void> {
  await withTexts(db.schema.createTable(name), ...['transport', 'error', 'began_at', 'ended_at'])
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('entry_id', 'text', (column) =>
      column.notNull().references(`${outbox}.id`).onDelete('cascade'),
    )
    .modifyEnd(strictOn(engine))
    .execute();
}
