import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, parisDay } from '../paris-day.ts';
import {
  afterBusinessTime,
  beforeBusinessTime,
  businessTimeBetween,
  isBusinessDay,
} from './business-time.ts';

test('[REPLY-01] business days are Monday to Friday without holidays', () => {
  const days = ['2026-05-22', '2026-05-23', '2026-05-24', '2026-05-25', '2026-05-26'];
  expect(days.map(isBusinessDay)).toEqual([true, false, false, false, true]);
});

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2045-12-31'), noInvalidDate: true });
const duration = fc.integer({ min: 1, max: 5 * DAY_MS });

test('[REPLY-01] so much business time after a moment, that much lies between, on a business day', () => {
  fc.assert(
    fc.property(moment, duration, (at, wanted) => {
      const then = afterBusinessTime(at, wanted);
      expect(businessTimeBetween(at, then)).toBe(wanted);
      expect(isBusinessDay(parisDay(new Date(then.getTime() - 1)))).toBe(true);
    }),
  );
});

test('[REPLY-01] business time adds up, never runs backwards, and stands still on other days', () => {
  fc.assert(
    fc.property(moment, moment, moment, (...moments) => {
      const [one, two, three] = moments.sort((a, b) => a.getTime() - b.getTime()) as [Date, Date, Date];
      const sum = businessTimeBetween(one, two) + businessTimeBetween(two, three);
      expect(businessTimeBetween(one, three)).toBe(sum);
      expect(businessTimeBetween(two, one) + businessTimeBetween(one, two)).toBe(0);
      expect(businessTimeBetween(one, two)).toBeGreaterThanOrEqual(0);
      expect(businessTimeBetween(one, two)).toBeLessThanOrEqual(two.getTime() - one.getTime() + 3_600_000);
    }),
  );
  const saturday = new Date('2026-05-23T08:00:00Z');
  expect(businessTimeBetween(saturday, new Date('2026-05-25T21:59:00Z'))).toBe(0);
});

test('[REPLY-01] the moment before which more has gone by is the exact border', () => {
  const near = fc.tuple(moment, fc.integer({ min: 0, max: 9 * DAY_MS }), duration);
  fc.assert(
    fc.property(near, ([now, ago, wanted]) => {
      const then = new Date(now.getTime() - ago);
      const border = beforeBusinessTime(now, wanted);
      expect(then < border).toBe(businessTimeBetween(then, now) > wanted);
    }),
    { numRuns: 2000 },
  );
});
