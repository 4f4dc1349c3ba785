import { z } from 'zod';
import { flag, group, list } from '../content/section-parts/fields.ts';
import { readHours, STEP_MINUTES } from './hours.ts';

const refused = (problem: string) => ({ params: { problem } });

/** The hours of a weekday as the owner writes them. */
const hours = (builtIn: string) =>
  z
    .string()
    .refine((text) => readHours(text) !== undefined, refused('not-hours'))
    .default(builtIn)
    .meta({ input: 'compared' });

const date = z
  .string()
  .overwrite((text) => text.trim())
  .refine((text) => text === '' || isDate(text), refused('not-a-date'))
  .default('')
  .meta({ input: 'compared' });

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`));
}

const OFFICE_HOURS = '9h-12h, 14h-18h';

/**
 * When the agency can be met: the hours of each weekday in France, the days it is closed, how long a meeting
 * takes and how soon it can be asked for. The French section counts, for both languages.
 */
export const agendaSchema = group({
  /** Whether times are offered at all; without them visitors ask to be called. */
  open: flag(true),
  weekdays: group({
    monday: hours(OFFICE_HOURS),
    tuesday: hours(OFFICE_HOURS),
    wednesday: hours(OFFICE_HOURS),
    thursday: hours(OFFICE_HOURS),
    friday: hours(OFFICE_HOURS),
    saturday: hours(''),
    sunday: hours(''),
  }),
  /** Which public holidays the agency is closed. */
  closedOn: group({
    newYear: flag(true),
    easterMonday: flag(true),
    labourDay: flag(true),
    victoryDay: flag(true),
    ascension: flag(true),
    whitMonday: flag(true),
    bastilleDay: flag(true),
    assumption: flag(true),
    allSaints: flag(true),
    armistice: flag(true),
    christmas: flag(true),
  }),
  /** Other days, from the first to the last; without a last day, the first alone. */
  closedDays: list(z.object({ from: date, to: date })),
  lengthMinutes: z
    .number()
    .int()
    .min(10)
    .max(240)
    .refine((minutes) => minutes % STEP_MINUTES === 0, refused('not-a-step'))
    .default(30),
  noticeHours: z.number().int().min(0).max(720).default(24),
  daysAhead: z.number().int().min(1).max(90).default(30),
});
export type Agenda = z.output<typeof agendaSchema>;
