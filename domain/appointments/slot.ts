import type { Language } from '../languages.ts';
import { parisMoment } from '../publishing/paris-moment.ts';

const SLOT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/** What a visitor chooses in place of a time: to be called. */
export const CALL_ME = 'call';

/** The moment of a slot; undefined for an hour that does not exist, and for what is no time. */
export function momentOfSlot(slot: string): Date | undefined {
  const [, date = '', time = ''] = SLOT.exec(slot) ?? [];
  const moment = parisMoment(date, time);
  return moment instanceof Date ? moment : undefined;
}

const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

const formats = (options: Intl.DateTimeFormatOptions) =>
  Object.fromEntries(
    Object.entries(locales).map(([language, locale]) => [
      language,
      new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Paris', ...options }),
    ]),
  ) as Record<Language, Intl.DateTimeFormat>;

const longDay = formats({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = formats({ weekday: 'long', day: 'numeric', month: 'long' });

const sortable = new Intl.DateTimeFormat('en-CA', {
  ...{ timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});

/**
 * A time as forms send it and addresses name it: `2026-11-19T10:00`, as clocks in France show it. Without
 * `Temporal`: the page beside an editor shows mails in browsers that may not have it.
 */
export function slotOf(start: Date): string {
  return sortable.format(start).replace(', ', 'T');
}

/** `jeudi 19 novembre 2026`, `Thursday 19 November 2026`. */
export function dayInWords(start: Date, language: Language): string {
  return longDay[language].format(start).replace(',', '');
}

/** The same without the year. */
export function shortDayInWords(start: Date, language: Language): string {
  return shortDay[language].format(start).replace(',', '');
}

const clock = formats({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** `10 h 00`, `10:00`. */
export function timeInWords(start: Date, language: Language): string {
  return clockWords(clock[language].format(start), language);
}

/** The day of a slot, `2026-11-19`; empty for what is none. */
export function dayOfSlot(slot: string): string {
  return SLOT.exec(slot)?.[1] ?? '';
}

/** The time of a slot in words. */
export function timeOfSlot(slot: string, language: Language): string {
  return clockWords(SLOT.exec(slot)?.[2] ?? '', language);
}

function clockWords(time: string, language: Language): string {
  return language === 'fr' ? time.replace(':', '\u00a0h\u00a0') : time;
}
