import type { Language } from '../languages.ts';
import { dayOfSlot, shortDayInWords, timeOfSlot } from './slot.ts';

/**
 * What visitors may choose from, as it travels: slots are times of the clock in France. This file runs in
 * browsers too (the page beside an editor), so it does without `Temporal`, which not all of them have.
 */
export interface OfferedTimes {
  /** How long a meeting takes. */
  minutes: number;
  /** Every coming day, also those without a free time. */
  days: readonly { date: string; slots: readonly string[] }[];
}

export const nothingOffered: OfferedTimes = { minutes: 0, days: [] };

/** One week of it, in words. */
export interface OfferedWeek {
  minutes: number;
  days: { date: string; label: string; times: { slot: string; label: string }[] }[];
  /** The Monday of the nearest week with free times before this one, and after it. */
  previous?: string;
  next?: string;
  /** In place of a time that is not free: the nearest ones of this week. */
  nearest: { slot: string; label: string }[];
}

const NEAREST = 3;

interface Wanted {
  /** Its Monday. */
  week?: string;
  /** A slot that is not free. */
  near?: string;
}

/** The week that was asked for, that of the nearest free time, or the first with free times. */
export function offeredWeek(
  { minutes, days }: OfferedTimes,
  language: Language,
  { week: asked, near = '' }: Wanted = {},
): OfferedWeek {
  const slots = days.flatMap((day) => day.slots);
  const weeks = [...new Set(slots.map((slot) => weekOf(dayOfSlot(slot))))].toSorted();
  const nearest = near === '' ? [] : nearestTo(near, slots);
  const wanted = asked ?? weekOf(dayOfSlot(nearest[0] ?? slots[0] ?? ''));
  const week = weeks.includes(wanted) ? wanted : (weeks[0] ?? '');
  return {
    minutes,
    days: days
      .filter(({ date, slots: free }) => free.length > 0 && weekOf(date) === week)
      .map(({ date, slots: free }) => ({
        date,
        label: shortDayInWords(noonOf(date), language),
        times: free.map((slot) => ({ slot, label: timeOfSlot(slot, language) })),
      })),
    previous: weeks.findLast((other) => other < week),
    next: weeks.find((other) => other > week),
    nearest: nearest
      .filter((slot) => weekOf(dayOfSlot(slot)) === week)
      .toSorted()
      .map((slot) => ({
        slot,
        label: `${shortDayInWords(noonOf(dayOfSlot(slot)), language)}, ${timeOfSlot(slot, language)}`,
      })),
  };
}

/** The nearest by the clock, the very nearest first. */
function nearestTo(near: string, slots: readonly string[]): string[] {
  const distance = (slot: string) => Math.abs(Date.parse(`${slot}Z`) - Date.parse(`${near}Z`));
  return slots.toSorted((one, other) => distance(one) - distance(other)).slice(0, NEAREST);
}

const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);

/** The Monday of the week of a day; empty for none. */
function weekOf(date: string): string {
  const noon = noonOf(date);
  if (Number.isNaN(noon.getTime())) return '';
  noon.setUTCDate(noon.getUTCDate() - ((noon.getUTCDay() + 6) % 7));
  return noon.toISOString().slice(0, 10);
}
