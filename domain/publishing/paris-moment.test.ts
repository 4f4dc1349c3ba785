import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextParisDay, parisClock, parisDayStart, parisMoment, repeatedHour } from './paris-moment.ts';

test.each([
  ['2026-01-01', '00:00', '2025-12-31T23:00:00.000Z'],
  ['2025-07-01', '00:00', '2025-06-30T22:00:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('[PUBLISH-07] %s at %s in Paris is %s', (date, time, utc) => {
  expect(parisMoment(date, time)).toEqual(new Date(utc));
});

test.each([
  ['2026-10-25T00:30:00Z', 'first'],
  ['2026-10-25T01:30:00Z', 'second'],
  ['2026-10-24T23:59:00Z', undefined],
  ['2026-10-25T00:00:00Z', 'first'],
  ['2026-10-25T01:59:00Z', 'second'],
  ['2026-10-25T02:00:00Z', undefined],
  ['2026-03-29T01:00:00Z', undefined],
])('[PUBLISH-07] of the hour that clocks in Paris show twice, %s is the %s', (at, which) => {
  expect(repeatedHour(new Date(at))).toBe(which);
});

test('[PUBLISH-07] of the hour that comes twice, the first counts', () => {
  expect(parisMoment('2026-10-25', '02:00')).toEqual(new Date('2026-10-25T00:00:00Z'));
  expect(parisMoment('2026-10-25', '02:30')).toEqual(new Date('2026-10-25T00:30:00Z'));
});

test.each(['02:00', '02:30', '02:59'])('[PUBLISH-07] %s does not exist on 29 March 2026', (time) => {
  expect(parisMoment('2026-03-29', time)).toBe('skipped');
});

test.each([
  ['', ''],
  ['2026-02-30', '10:00'],
  ['2026-13-01', '10:00'],
  ['2026-01-01', '24:00'],
  ['2026-01-01', '10:60'],
  ['2026-1-1', '10:00'],
  ['01/01/2026', '10:00'],
  ['2026-01-01', '10:00:00+05:00'],
  ['2026-01-01', '10h00'],
  ['+002026-01-01', '10:00'],
])('%j at %j is no time', (date, time) => {
  expect(parisMoment(date, time)).toBe('unreadable');
});

test('a time with seconds, as some browsers send it, counts by its minute', () => {
  expect(parisMoment('2026-01-01', '10:00:00')).toEqual(new Date('2026-01-01T09:00:00Z'));
});

const moment = fc
  .date({ min: new Date('1980-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000));

test('[PUBLISH-07] what a clock in Paris shows leads back to the same moment, or in the repeated hour to the first', () => {
  fc.assert(
    fc.property(moment, (at) => {
      const { date, time } = parisClock(at);
      const back = parisMoment(date, time);
      expect(back).toBeInstanceOf(Date);
      const hours = (at.getTime() - (back as Date).getTime()) / 3_600_000;
      expect([0, 1]).toContain(hours);
      expect(parisClock(back as Date)).toEqual({ date, time });
    }),
    { numRuns: 2000 },
  );
});

test('[PUBLISH-07] moments keep their order, and agree with what a reader in Paris is shown', () => {
  const shown = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const { date, time } = parisClock(one);
      expect(shown.format(one)).toBe(`${date}, ${time}`);
      const [a, b] = [one, other].map(parisClock).map((clock) => parisMoment(clock.date, clock.time));
      // More than the repeated hour apart.
      if (other.getTime() - one.getTime() > 3_600_000)
        expect((b as Date).getTime()).toBeGreaterThan((a as Date).getTime());
    }),
  );
});

test('[PUBLISH-08] a day begins at midnight in France, also on the days when the clocks change', () => {
  for (const [at, start] of [
    ['2026-01-01T10:00:00Z', '2025-12-31T23:00:00.000Z'],
    ['2025-12-31T23:00:00Z', '2025-12-31T23:00:00.000Z'],
    ['2025-12-31T22:59:59Z', '2025-12-30T23:00:00.000Z'],
    ['2026-03-29T20:00:00Z', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25T20:00:00Z', '2026-10-24T22:00:00.000Z'],
  ] as const)
    expect(parisDayStart(new Date(at)).toISOString()).toBe(start);
});

test('[PUBLISH-09] the next day begins at the first midnight in Paris that comes, also over the changes of the clock', () => {
  const between = fc.date({ min: new Date('2026-03-27'), max: new Date('2026-11-02'), noInvalidDate: true });
  fc.assert(
    fc.property(between, (at) => {
      const next = nextParisDay(at);
      expect(parisClock(next).time).toBe('00:00');
      expect(next.getTime()).toBeGreaterThan(at.getTime());
      expect(parisClock(new Date(next.getTime() - 1)).date).toBe(parisClock(at).date);
    }),
    { numRuns: 2000 },
  );
});
