import type { PageView } from '#domain/statistics/page-view.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import { createCountBuffer } from '#server/statistics/count-buffer.ts';
import { createDailyNames } from './daily-names.ts';

/** Counts page views: one row for each day, page, language and referrer. */
export function createPageViewCounter(database: Database, log: Log) {
  const { count, ...buffer } = createCountBuffer<PageView>({
    database,
    log,
    name: 'page views',
    keyOf: ({ day, path, language, referrer }) => [day, path, language, referrer].join(' '),
    async store(trx, counted) {
      for (const { item, count } of counted) {
        await trx
          .insertInto('page_views')
          .values({ ...item, views: count })
          .onConflict((clash) =>
            clash
              .columns(['day', 'path', 'language', 'referrer'])
              .doUpdateSet((eb) => ({ views: eb('page_views.views', '+', eb.ref('excluded.views')) })),
          )
          .execute();
      }
    },
  });

  const named = createDailyNames();
  return {
    ...buffer,
    count: (view: PageView) => count({ ...view, referrer: named(view.referrer, view.day) }),
  };
}
