import type { Database } from '#server/database/database.ts';

/** The leads of one person: the same e-mail, however it was written. */
export function leadsOf(db: Database['db'], email: string) {
  return db
    .selectFrom('leads')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()));
}
