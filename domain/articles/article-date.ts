import type { Language } from '../languages.ts';

const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

/** Made when a date is first written: making one is the slowest step of a page's start, and few pages have dates. */
const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** `2025-06-01` as `1 juin 2025` or `1 June 2025`; what is no date is shown as it is. */
export function articleDate(date: string, language: Language): string {
  const time = /^\d{4}-\d{2}-\d{2}/.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time)) return date;
  formats[language] ??= new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return formats[language].format(time);
}
