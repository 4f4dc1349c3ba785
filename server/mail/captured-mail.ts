import type { Database } from '#server/database/database.ts';

/** Which of these entries count as sent although they only lie here, because there was nowhere to send them. */
export async function capturedAmong(
  { db }: Pick<Database, 'db'>,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('outbox_attempts')
    .select('entry_id')
    .where('entry_id', 'in', ids)
    .where('transport', '=', 'capture')
    .where('error', '=', '')
    .execute();
  return new Set(rows.map(({ entry_id }) => entry_id));
}
