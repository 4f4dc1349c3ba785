import { parisDay } from '#domain/paris-day.ts';

const dayAndTime = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const dayOfYear = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

const dayOnly = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'long',
});

const dayShort = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'short',
  year: '2-digit',
});

const timeOfDay = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
});

const wholeDay = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const wholeDate = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** `jeudi 1 janvier 2026 à 00:00`: on the clock of the agency. */
export const longDateTime = (iso: string) => wholeDate.format(new Date(iso));

/** `1 juin 2025, 14:00`: on the clock of the agency, wherever the administrator is. */
export const shortDateTime = (iso: string) => dayAndTime.format(new Date(iso));

/** `1 juin 2025`. */
export const shortDate = (iso: string) => dayOfYear.format(new Date(iso));

/** `1 juin`. */
export const dayAndMonth = (iso: string) => dayOnly.format(new Date(iso));

/** `1 juin 25`, for a list where each line has little room. */
export const listDate = (iso: string) => dayShort.format(new Date(iso));

/** `14:00`. */
export const timeOf = (date: Date) => timeOfDay.format(date);

/** `1 janvier 2026`. */
export const dayOf = (date: Date) => wholeDay.format(date);

/** The same day on the clock of the agency. */
export const isToday = (date: Date) => parisDay(date) === parisDay(new Date());
