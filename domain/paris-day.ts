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
