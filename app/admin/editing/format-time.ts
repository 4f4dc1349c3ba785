const time = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' });

/** As an administrator reads them, in the time zone of the browser. */
export const timeOf = (date: Date) => time.format(date);
export const dayOf = (date: Date) => day.format(date);

export function isToday(date: Date): boolean {
  return date.toDateString() === new Date().toDateString();
}
