import { DAY_MS } from '../paris-day.ts';
export interface DayValue {
  /** `2025-06-01` */
  day: string;
  value: number;
}

/** So many days up to this one, oldest first. */
export function daysUpTo(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** One value for each day, 0 where nothing was counted. */
export function perDay(days: readonly string[], rows: readonly DayValue[]): DayValue[] {
  const known = new Map(rows.map(({ day, value }) => [day, value]));
  return days.map((day) => ({ day, value: known.get(day) ?? 0 }));
}

export function changePercent(now: number, before: number): number | undefined {
  return before === 0 ? undefined : Math.round((100 * (now - before)) / before);
}
