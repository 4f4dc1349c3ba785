import { ALERTS_KEPT_MONTHS, monthsBefore } from '#domain/retention.ts';
import type { Database } from '#server/database/database.ts';
import { removeCaptured } from './capture-transport.ts';

const BATCH = 200;

interface Parts {
  database: Database;
  /** Where mail is captured when there is no mail server. */
  captureFolder: string;
  now: () => Date;
}

/** Removes old mails to administrators: they belong to no lead that would take them along. */
export function createAlertPurge({ database: { db }, captureFolder, now }: Parts) {
  return async (): Promise<void> => {
    const before = monthsBefore(now(), ALERTS_KEPT_MONTHS).toISOString();
    const old = await db
      .selectFrom('outbox')
      .select('id')
      .where('lead_id', 'is', null)
      .where('created_at', '<', before)
      .limit(BATCH)
      .execute();
    if (old.length === 0) return;
    const ids = old.map(({ id }) => id);
    await removeCaptured(captureFolder, ids);
    await db.deleteFrom('outbox').where('id', 'in', ids).execute();
  };
}
