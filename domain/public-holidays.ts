import { DAY_MS } from './paris-day.ts';

export type HolidayName = (typeof fixedDays)[number][1] | (typeof movingDays)[number][1];

/** By month and day. */
const fixedDays = [
  ['01-01', 'newYear'],
  ['05-01', 'labourDay'],
  ['05-08', 'victoryDay'],
  ['07-14', 'bastilleDay'],
  ['08-15', 'assumption'],
  ['11-01', 'allSaints'],
  ['11-11', 'armistice'],
  ['12-25', 'christmas'],
] as const;

/** By the number of days after Easter Sunday. */
const movingDays = [
  [1, 'easterMonday'],
  [39, 'ascension'],
  [50, 'whitMonday'],
] as const;

const known = new Map<number, ReadonlyMap<string, HolidayName>>();

/** The public holidays of France in a year, by their day: `2026-05-25`. */
export function publicHolidays(year: number): ReadonlyMap<string, HolidayName> {
  const found = known.get(year);
  if (found) return found;
  const easter = easterSunday(year);
  const made = new Map<string, HolidayName>([
    ...fixedDays.map(([day, name]) => [`${String(year).padStart(4, '0')}-${day}`, name] as const),
    ...movingDays.map(([days, name]) => [dayAt(easter + days * DAY_MS), name] as const),
  ]);
  known.set(year, made);
  return made;
}

/** Which public holiday a day is. */
export function holidayOn(day: string): HolidayName | undefined {
  return publicHolidays(Number(day.slice(0, 4))).get(day);
}

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** By the Gregorian rule of Meeus, Jones and Butcher, in UTC. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
