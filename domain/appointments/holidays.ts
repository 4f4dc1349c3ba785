import type { Agenda } from './agenda.schema.ts';

/** A public holiday of France, by the name under which the owner opens or closes it. */
type HolidayName = keyof Agenda['closedOn'];

/** Which public holiday a day is, as `2026-05-01`. */
export function holidayOn(date: string): HolidayName | undefined {
  const day = Temporal.PlainDate.from(date);
  const fixed = fixedDays[date.slice(5)];
  if (fixed) return fixed;
  const afterEaster = easter(day.year).until(day, { largestUnit: 'days' }).days;
  return movingDays[afterEaster];
}

const fixedDays: Record<string, HolidayName> = {
  '01-01': 'newYear',
  '05-01': 'labourDay',
  '05-08': 'victoryDay',
  '07-14': 'bastilleDay',
  '08-15': 'assumption',
  '11-01': 'allSaints',
  '11-11': 'armistice',
  '12-25': 'christmas',
};

/** By the number of days after Easter Sunday. */
const movingDays: Record<number, HolidayName> = { 1: 'easterMonday', 39: 'ascension', 50: 'whitMonday' };

/** Easter Sunday by the Gregorian rule of Meeus, Jones and Butcher. */
function easter(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}
