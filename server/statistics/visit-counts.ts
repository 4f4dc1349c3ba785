import { sourceName, type Visit } from '#domain/leads/lead-source.ts';
import { parisDay } from '#domain/paris-day.ts';
import type { VisitStage } from '#domain/statistics/lead-funnel.ts';
import { type PageGroup, pageGroupOf } from '#domain/statistics/page-group.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import { createCountBuffer } from '#server/statistics/count-buffer.ts';
import { createDailyNames } from './daily-names.ts';

interface VisitCount {
  day: string;
  stage: VisitStage;
  entry: PageGroup | '';
  source: string;
}

/** Counts how far visits come, by where they began: one row for each day, stage, group of pages and source. */
export function createVisitCounts({ database, log, now }: { database: Database; log: Log; now: () => Date }) {
  const { count, ...buffer } = createCountBuffer<VisitCount>({
    database,
    log,
    name: 'visits',
    keyOf: ({ day, stage, entry, source }) => [day, stage, entry, source].join(' '),
    async store(trx, counted) {
      for (const { item, count: times } of counted) {
        await trx
          .insertInto('visit_counts')
          .values({ ...item, count: times })
          .onConflict((clash) =>
            clash
              .columns(['day', 'stage', 'entry', 'source'])
              .doUpdateSet((eb) => ({ count: eb('visit_counts.count', '+', eb.ref('excluded.count')) })),
          )
          .execute();
      }
    },
  });

  const named = createDailyNames();
  return {
    ...buffer,
    count(stage: VisitStage, visit: Visit): void {
      const entry = pageGroupOf(visit.first_page);
      const day = parisDay(now());
      count({ day, stage, entry, source: named(sourceName(visit), day) });
    },
  };
}
