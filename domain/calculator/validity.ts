import type { Language } from '../languages.ts';
import { DAY_MS } from '../paris-day.ts';

const VALID_DAYS = 30;

/** The last moment at which an estimate still holds. */
export function validUntil(madeAt: Date): Date {
  return new Date(madeAt.getTime() + VALID_DAYS * DAY_MS);
}

export function isExpired(madeAt: Date, now: Date): boolean {
  return now > validUntil(madeAt);
}

const inWords: Record<Language, Intl.DateTimeFormat> = {
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Paris' }),
};

/** `1 juin 2025`, `1 June 2025`: the day in French time. */
export function longDate(date: Date, language: Language): string {
  return inWords[language].format(date);
}
