import { monthsBefore, VIEWS_KEPT_MONTHS } from '#domain/retention.ts';
import type { Database } from '#server/database/database.ts';

/** Removes the page views, and the counts of visits, that we have promised not to keep longer. */
export function createViewPurge({ db }: Database, now: () => Date) {
  return async (): Promise<void> => {
    const before = monthsBefore(now(), VIEWS_KEPT_MONTHS).toISOString().slice(0, 10);
    for (const table of ['page_views', 'visit_counts'] as const)
      await db.deleteFrom(table).where('day', '<', before).execute();
  };
}
