import type { Selection } from '#domain/calculator/choices.ts';
import type { Language } from '#domain/languages.ts';
import { parisDay } from '#domain/paris-day.ts';
import { countsOf, countsOfSent, type StepCount, type StepEvent } from '#domain/statistics/step-count.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import { createCountBuffer } from '#server/statistics/count-buffer.ts';

interface Parts {
  database: Database;
  content: ContentService;
  log: Log;
  now: () => Date;
}

/** How far visitors come in the calculator, in anonymous numbers: one row a day. */
export function createStepCounts({ database, content, log, now }: Parts) {
  const buffer = createCountBuffer<{ day: string; name: StepCount }>({
    database,
    log,
    name: 'calculator steps',
    keyOf: ({ day, name }) => `${day} ${name}`,
    async store(trx, counted) {
      for (const [day, ofDay] of Map.groupBy(counted, ({ item }) => item.day)) {
        const sums = ofDay.map(({ item, count }) => [item.name, count] as const);
        await trx
          .insertInto('calculator_counts')
          .values({ day, ...Object.fromEntries(sums) })
          .onConflict((clash) =>
            clash
              .column('day')
              .doUpdateSet((eb) =>
                Object.fromEntries(
                  sums.map(([name, count]) => [name, eb(`calculator_counts.${name}`, '+', count)]),
                ),
              ),
          )
          .execute();
      }
    },
  });

  function add(names: readonly StepCount[]): void {
    const day = parisDay(now());
    for (const name of names) buffer.count({ day, name });
  }

  return {
    async count(event: StepEvent, fields: URLSearchParams, language: Language): Promise<void> {
      add(countsOf(event, fields, await content.section('calculator', language)));
    },

    async countSent(selection: Selection, language: Language): Promise<void> {
      add(countsOfSent(selection, await content.section('calculator', language)));
    },

    /** The rows from this day on, oldest first. */
    since(day: string) {
      const { db } = database;
      return db.selectFrom('calculator_counts').selectAll().where('day', '>=', day).orderBy('day').execute();
    },

    flush: buffer.flush,
    start: buffer.start,
    stop: buffer.stop,
  };
}

export type StepCounts = ReturnType<typeof createStepCounts>;
