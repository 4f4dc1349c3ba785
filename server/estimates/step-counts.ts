import type { Selection } from '#domain/calculator/choices.ts';
import { countsOf, countsOfSent, type StepCount, type StepEvent } from '#domain/calculator/step-count.ts';
import { dayInLille } from '#domain/day-in-lille.ts';
import type { Language } from '#domain/languages.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';

interface Parts {
  database: Database;
  content: ContentService;
  now: () => Date;
}

/** How far visitors come in the calculator, in anonymous numbers: one row a day. */
export function createStepCounts({ database: { db }, content, now }: Parts) {
  async function add(names: readonly StepCount[]): Promise<void> {
    const ones = Object.fromEntries(names.map((name) => [name, 1]));
    await db
      .insertInto('calculator_counts')
      .values({ day: dayInLille(now()), ...ones })
      .onConflict((clash) =>
        clash
          .column('day')
          .doUpdateSet((eb) =>
            Object.fromEntries(names.map((name) => [name, eb(`calculator_counts.${name}`, '+', 1)])),
          ),
      )
      .execute();
  }

  return {
    async count(event: StepEvent, fields: URLSearchParams, language: Language): Promise<void> {
      await add(countsOf(event, fields, await content.section('calculator', language)));
    },

    async countSent(selection: Selection, language: Language): Promise<void> {
      await add(countsOfSent(selection, await content.section('calculator', language)));
    },

    /** The rows from this day on, oldest first. */
    since(day: string) {
      return db.selectFrom('calculator_counts').selectAll().where('day', '>=', day).orderBy('day').execute();
    },
  };
}

export type StepCounts = ReturnType<typeof createStepCounts>;
