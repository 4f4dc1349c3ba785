/** Of Europe/Paris in summer and in winter; of a time that comes twice the first counts. */
const OFFSETS = ['+02:00', '+01:00'];

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment on the clock of France, as a field for date and time writes it: `2026-01-01T00:00`. */
export function parisTimeText(moment: Date): string {
  return clock.format(moment).replace(' ', 'T');
}

/** The moment of `2026-01-01T00:00` in France; undefined for other texts and for an hour that the clock skips. */
export function readParisTime(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return undefined;
  return OFFSETS.map((offset) => new Date(`${text}:00${offset}`)).find(
    (moment) => !Number.isNaN(moment.getTime()) && parisTimeText(moment) === text,
  );
}
