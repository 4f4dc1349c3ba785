/** 24 hours, whatever the clocks do. */
export const DAY_MS = 24 * 60 * 60 * 1000;

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in France, as `2025-06-01`. */
export function parisDay(now: Date): string {
  return day.format(now);
}

export function parisYear(now: Date): number {
  return Number(parisDay(now).slice(0, 4));
}
