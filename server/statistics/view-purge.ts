import { monthsBefore, VIEWS_KEPT_MONTHS } from '#domain/retention.ts';
import type { Database } from '#server/database/database.ts';

/** Removes the page views that we have promised not to keep longer. */
export function createViewPurge({ db }: Database, now: () => Date) {
  return async (): Promise<void> => {
    const before = monthsBefore(now(), VIEWS_KEPT_MONTHS).toISOString().slice(0, 10);
    await db.deleteFrom('page_views').where('day', '<', before).execute();
  };
}
