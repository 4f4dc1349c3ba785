import type { Language } from '../languages.ts';

/** Written out: making the browser's own format is the slowest step of a page that shows a date. */
const MONTHS: Record<Language, readonly string[]> = {
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** When a reader was last given something new: an article that was written ahead is new on its day. */
export function lastChange({ publishedAt, updatedAt }: Record<'publishedAt' | 'updatedAt', string>): string {
  const isAhead = DAY.test(publishedAt) && publishedAt > updatedAt;
  return isAhead || updatedAt === '' ? publishedAt : updatedAt;
}

/** `2025-06-01` as `1 juin 2025` or `1 June 2025`; what is no date is shown as it is. */
export function articleDate(date: string, language: Language): string {
  const time = DAY.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time)) return date;
  const day = new Date(time);
  return `${day.getUTCDate()} ${MONTHS[language][day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
