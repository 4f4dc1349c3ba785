import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parisDay } from '../paris-day.ts';
import { parisMoment } from '../publishing/paris-moment.ts';
import { ANY_DAY, isOnline, isScheduled } from './publication-date.ts';

const dated = (publishedAt: string, status: 'published' | 'draft' = 'published') => ({ publishedAt, status });
const onlineAt = (date: string, at: string | Date) => isOnline(dated(date), parisDay(new Date(at)));

test.each([
  ['in winter', '2027-01-01', '2026-12-31T23:00:00.000Z'],
  ['in summer', '2026-07-14', '2026-07-13T22:00:00.000Z'],
  ['on the day that loses an hour', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['on the day after', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['on the day that has one hour twice', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['on the day after that', '2026-10-26', '2026-10-25T23:00:00.000Z'],
])('[PUBLISH-09] %s an article is online from the first moment of its day in Paris', (_, date, moment) => {
  expect(onlineAt(date, moment)).toBe(true);
  expect(onlineAt(date, new Date(Date.parse(moment) - 1))).toBe(false);
});

test('[PUBLISH-09] an article is online exactly from midnight in Paris, whatever the day', () => {
  const days = fc
    .date({ min: new Date('1980-01-01'), max: new Date('2099-12-30'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const hours = fc.integer({ min: -72 * 3_600_000, max: 72 * 3_600_000 });
  fc.assert(
    fc.property(days, hours, (date, offset) => {
      const midnight = parisMoment(date, '00:00');
      if (!(midnight instanceof Date)) throw new Error(`no midnight on ${date}`);
      expect(onlineAt(date, new Date(midnight.getTime() + offset))).toBe(offset >= 0);
    }),
    { numRuns: 2000 },
  );
});

test('[PUBLISH-09] a time of day in the date does not count', () => {
  expect(onlineAt('2027-01-01T10:00:00.000Z', '2026-12-31T23:00:00.000Z')).toBe(true);
  expect(onlineAt('2027-01-01T10:00:00.000Z', '2026-12-31T22:59:59.999Z')).toBe(false);
});

test.each(['', 'bientôt', '2027-13-45', '1er janvier 2027'])(
  '[PUBLISH-09] %j is no date: such an article is online',
  (date) => {
    expect(onlineAt(date, '2026-01-01')).toBe(true);
  },
);

test.each(['12027-01-01', '+012027-01-01', '+012027-01-01T00:00:00.000Z'])(
  '[PUBLISH-09] the year of %j has too many digits: such an article waits, and is there for whoever looks at any day',
  (date) => {
    expect(onlineAt(date, '2026-01-01')).toBe(false);
    expect(isScheduled(dated(date), '2026-01-01')).toBe(true);
    expect(isOnline(dated(date), '2026-01-01', date)).toBe(true);
    expect(isOnline(dated(date), ANY_DAY)).toBe(true);
  },
);

test('[PUBLISH-09] a correction leaves an article online that is online already under its date', () => {
  expect(isOnline(dated('2027-01-01'), '2026-06-01', '2027-01-01')).toBe(true);
  expect(isOnline(dated('2027-01-01'), '2026-06-01', '2027-01-01T10:00:00.000Z')).toBe(true);
  expect(isOnline(dated('2027-01-02'), '2026-06-01', '2027-01-01')).toBe(false);
  expect(isOnline(dated('2026-05-31'), '2026-06-01', '2027-01-01')).toBe(true);
});

test('[PUBLISH-09] a hidden article is neither online nor scheduled', () => {
  expect(isOnline(dated('2026-01-01', 'draft'), '2026-06-01')).toBe(false);
  expect(isScheduled(dated('2027-01-01', 'draft'), '2026-06-01')).toBe(false);
  expect(isScheduled(dated('2027-01-01'), '2026-06-01')).toBe(true);
  expect(isScheduled(dated('2026-01-01'), '2026-06-01')).toBe(false);
});

test('every day has come by the last one', () => {
  expect(isOnline(dated('9999-12-31'), ANY_DAY)).toBe(true);
});
