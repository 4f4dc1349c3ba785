import { newSince, visitAt } from '#domain/today/last-visit.ts';
import type { Database } from '#server/database/database.ts';
import { storageFault } from '#server/database/storage-fault.ts';

/** When administrators look at the first screen. */
export function createVisits({ database: { db }, now }: { database: Database; now: () => Date }) {
  async function store(account_id: string, visit: { since: string; seen_at: string }): Promise<void> {
    await db
      .insertInto('admin_visits')
      .values({ account_id, ...visit })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(visit))
      .execute();
  }

  /** Notes that somebody looks now. Answers from when on things are new to them, and whether this is their first visit. */
  return async (account: string): Promise<{ since: string; isFirst: boolean }> => {
    const row = await db
      .selectFrom('admin_visits')
      .select(['since', 'seen_at'])
      .where('account_id', '=', account)
      .executeTakeFirst();
    const known = row && {
      since: row.since === '' ? undefined : new Date(row.since),
      seenAt: new Date(row.seen_at),
    };
    const visit = visitAt(known, now());
    const stored = { since: visit.since?.toISOString() ?? '', seen_at: visit.seenAt.toISOString() };
    // A full disk is told of on this very screen: it opens all the same.
    await store(account, stored).catch((error) => {
      if (!storageFault(error)) throw error;
    });
    return { since: newSince(visit, now()).toISOString(), isFirst: visit.since === undefined };
  };
}
