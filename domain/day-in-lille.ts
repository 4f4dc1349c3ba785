const parisDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** `2025-06-01`: days begin and end in Lille. */
export function dayInLille(now: Date): string {
  return parisDay.format(now);
}
