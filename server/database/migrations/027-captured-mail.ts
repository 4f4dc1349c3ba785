import { type Kysely, sql } from 'kysely';

/** What was captured while no mail server was set, for when there is one. Elsewhere the index is empty. */
export async function indexCapturedMail(db: Kysely<unknown>): Promise<void> {
  await sql`create index outbox_captured on outbox_attempts (began_at)
    where transport = 'capture' and error = ''`.execute(db);
}
