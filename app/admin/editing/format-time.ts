import { parisDay } from '#domain/paris-day.ts';

const timeZone = 'Europe/Paris';
const time = new Intl.DateTimeFormat('fr-FR', { timeZone, hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('fr-FR', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });

/** On the clock of the agency, wherever the administrator is: as publications are scheduled and listed. */
export const timeOf = (date: Date) => time.format(date);
export const dayOf = (date: Date) => day.format(date);

export function isToday(date: Date): boolean {
  return parisDay(date) === parisDay(new Date());
}
