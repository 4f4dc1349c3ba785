import { type Kysely, sql } from 'kysely';

/** When a session was used last, and by which browser, as its owner knows it again. */
export async function addSessionUse(db: Kysely<unknown>): Promise<void> {
  for (const column of ['used_at', 'browser'])
    await db.schema
      .alterTable('sessions')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute();
  await sql`update sessions set used_at = created_at`.execute(db);
}
