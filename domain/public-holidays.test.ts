import { expect, test } from 'vitest';
import { holidayOn, publicHolidays } from './public-holidays.ts';

test.each([
  // As the calendar of the French administration has them.
  [2024, ['2024-04-01', '2024-05-09', '2024-05-20']],
  [2025, ['2025-04-21', '2025-05-29', '2025-06-09']],
  [2026, ['2026-04-06', '2026-05-14', '2026-05-25']],
  [2027, ['2027-03-29', '2027-05-06', '2027-05-17']],
  [2038, ['2038-04-26', '2038-06-03', '2038-06-14']],
])(
  '[REPLY-01] [APPOINT-02] the holidays of %i that move with Easter, and the eight that do not',
  (year, moving) => {
    const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
    const all = [...fixed.map((day) => `${year}-${day}`), ...moving];
    expect([...publicHolidays(year).keys()].sort()).toEqual(all.sort());
  },
);

test.each([
  ['2026-04-06', 'easterMonday'],
  ['2026-05-14', 'ascension'],
  ['2026-05-25', 'whitMonday'],
  ['2027-03-29', 'easterMonday'],
  ['2038-04-26', 'easterMonday'],
  ['2026-07-14', 'bastilleDay'],
  ['2026-04-05', undefined],
  ['2026-11-19', undefined],
])('[APPOINT-02] %s is %s', (date, name) => expect(holidayOn(date)).toBe(name));
