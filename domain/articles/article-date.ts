import type { Language } from '../languages.ts';

const formats: Record<Language, Intl.DateTimeFormat> = {
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** `2025-06-01` as `1 juin 2025` or `1 June 2025`; what is no date is shown as it is. */
export function articleDate(date: string, language: Language): string {
  const time = /^\d{4}-\d{2}-\d{2}/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? date : formats[language].format(time);
}
