import { DAY_MS, parisDay } from '../paris-day.ts';
import { holidayOn, publicHolidays } from '../public-holidays.ts';
import { nextParisDay, parisDayStart } from '../publishing/paris-moment.ts';

/** Monday to Friday, but for public holidays. The day is one of France: `2026-01-02`. */
export function isBusinessDay(day: string): boolean {
  return isWeekday(day) && holidayOn(day) === undefined;
}

function isWeekday(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/**
 * How much time of business days lies between two moments. Each of them counts from midnight to midnight in
 * Paris and has 24 hours: clocks change on Sundays.
 */
export function businessTimeBetween(from: Date, to: Date): number {
  return DAY_MS * businessDays(parisDay(from), parisDay(to)) + sinceMidnight(to) - sinceMidnight(from);
}

/** The moment at which so much time of business days has gone by. */
export function afterBusinessTime(from: Date, duration: number): Date {
  for (let at = from, left = duration; ; at = nextParisDay(at)) {
    if (!isBusinessDay(parisDay(at))) continue;
    const room = nextParisDay(at).getTime() - at.getTime();
    if (left <= room) return new Date(at.getTime() + left);
    left -= room;
  }
}

/** The moment before which more than so much time of business days has gone by. */
export function beforeBusinessTime(to: Date, duration: number): Date {
  for (let at = to, left = duration; ; ) {
    const start = parisDayStart(new Date(at.getTime() - 1));
    if (isBusinessDay(parisDay(start))) {
      const room = at.getTime() - start.getTime();
      if (left < room) return new Date(at.getTime() - left);
      left -= room;
    }
    at = start;
  }
}

function sinceMidnight(at: Date): number {
  return isBusinessDay(parisDay(at)) ? at.getTime() - parisDayStart(at).getTime() : 0;
}

/** From a day to before another; the other way round they count as less than none. */
function businessDays(from: string, to: string): number {
  return weekdaysBefore(to) - weekdaysBefore(from) - holidaysBetween(from, to);
}

/** Counted from a Monday, three days before the clock of computers begins. */
function weekdaysBefore(day: string): number {
  const days = Date.parse(day) / DAY_MS + 3;
  return Math.floor(days / 7) * 5 + Math.min(days % 7, 5);
}

/** Those that are no Saturday or Sunday. */
function holidaysBetween(from: string, to: string): number {
  if (from > to) return -holidaysBetween(to, from);
  let count = 0;
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1)
    for (const day of publicHolidays(year).keys()) if (day >= from && day < to && isWeekday(day)) count += 1;
  return count;
}
