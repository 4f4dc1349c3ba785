import { judgeClock } from '#domain/clock-watch.ts';
import type { Database } from './database/database.ts';
import type { Log } from './log.ts';

/** There is one row, which all instances share. */
const ONE = 'purge';

interface Parts {
  database: Pick<Database, 'db' | 'write'>;
  log: Log;
  now: () => Date;
}

/** Remembers what the clock said, so that one start under a wrong clock does not remove what is not old. */
export function createClockWatch({ database: { db, write }, log, now }: Parts) {
  const row = (on: Pick<typeof db, 'selectFrom'>) =>
    on.selectFrom('clock_watch').selectAll().where('id', '=', ONE).executeTakeFirst();

  return {
    /** Looks at the clock, and remembers it. */
    async isTrusted(): Promise<boolean> {
      const at = now();
      const { isTrusted, watch } = await write(async (trx) => {
        const known = await row(trx);
        const judged = judgeClock({ seenAt: known?.seen_at ?? '', doubtedAt: known?.doubted_at ?? '' }, at);
        const next = { seen_at: judged.watch.seenAt, doubted_at: judged.watch.doubtedAt };
        await trx
          .insertInto('clock_watch')
          .values({ id: ONE, ...next })
          .onConflict((clash) => clash.column('id').doUpdateSet(next))
          .execute();
        return judged;
      });
      if (!isTrusted && watch.seenAt)
        log.warn(
          { lastSeen: watch.seenAt, now: at },
          'the clock jumped ahead: nothing is removed before tomorrow',
        );
      return isTrusted;
    },

    /** Whether it jumped, and is not believed yet. */
    async isDoubted(): Promise<boolean> {
      const known = await row(db);
      return known !== undefined && known.seen_at !== '' && known.doubted_at !== '';
    },
  };
}

export type ClockWatch = ReturnType<typeof createClockWatch>;
