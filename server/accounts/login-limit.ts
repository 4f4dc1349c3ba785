import { FAILURE_WINDOW_MS, secondsToWait, type Try } from '#domain/accounts/login-limit.ts';
import type { Database } from '#server/database/database.ts';

/** Counts failed logins in the database: for all instances, and across a restart. */
export function createLoginLimit({ db }: Database, now: () => Date) {
  const windowStart = () => new Date(now().getTime() - FAILURE_WINDOW_MS).toISOString();

  /** How long to wait for the failures there are, but for one's own. */
  async function waitFor({ email, address }: Try, own = ''): Promise<number> {
    const rows = await db
      .selectFrom('login_failures')
      .select(['email', 'address', 'failed_at'])
      .where('id', '<>', own)
      .where('failed_at', '>', windowStart())
      .where((eb) => eb.or([eb('email', '=', email), eb('address', '=', address)]))
      .execute();
    const failures = rows.map(({ failed_at, ...of }) => ({ ...of, failedAt: new Date(failed_at) }));
    return secondsToWait(failures, { email, address }, now());
  }

  /** Those that count no more. */
  async function forgetOld(): Promise<void> {
    await db.deleteFrom('login_failures').where('failed_at', '<=', windowStart()).execute();
  }

  const remove = (id: string) => db.deleteFrom('login_failures').where('id', '=', id).execute();

  return {
    forgetOld,

    /**
     * Notes a failure before anything is checked, so that many tries at the same moment see each
     * other. Gives the seconds to wait, 0 for none; then the failure stands until `forgive`, or until
     * it is taken back as no guess at all. Whoever has to wait already costs no write.
     */
    async take(attempt: Try): Promise<{ retryAfter: number; takeBack(): Promise<void> }> {
      const closed = await waitFor(attempt);
      if (closed > 0) return { retryAfter: closed, takeBack: async () => {} };
      const id = crypto.randomUUID();
      await db
        .insertInto('login_failures')
        .values({ id, ...attempt, failed_at: now().toISOString() })
        .execute();
      const takeBack = async () => void (await remove(id));
      const retryAfter = await waitFor(attempt, id);
      if (retryAfter > 0) await takeBack();
      return { retryAfter, takeBack };
    },

    /** The password was right: what this person mistyped in this place is forgotten. */
    async forgive({ email, address }: Try): Promise<void> {
      await db
        .deleteFrom('login_failures')
        .where('email', '=', email)
        .where('address', '=', address)
        .execute();
    },

    /** Whoever holds the terminal may always come in. */
    async forgiveEverywhere(email: string): Promise<void> {
      await db.deleteFrom('login_failures').where('email', '=', email).execute();
    },
  };
}

export type LoginLimit = ReturnType<typeof createLoginLimit>;
