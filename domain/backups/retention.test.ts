import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../paris-day.ts';
import { outdatedBackups, type Retention } from './retention.ts';

const dayAt = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * DAY_MS).toISOString().slice(0, 10);
const LAST = 400;
const anyDays = fc.uniqueArray(fc.integer({ min: 0, max: LAST })).map((all) => all.map(dayAt));
const anyRetention = fc.record({
  days: fc.integer({ min: 1, max: 30 }),
  weeks: fc.integer({ min: 0, max: 60 }),
});
const usual: Retention = { days: 7, weeks: 4 };

/** What is there after a night each, the first `nights` days. */
function afterNights(nights: number, retention: Retention): string[] {
  let there: string[] = [];
  for (let index = 0; index < nights; index += 1) {
    there.push(dayAt(index));
    const outdated = outdatedBackups(there, retention, dayAt(index));
    there = there.filter((day) => !outdated.includes(day));
  }
  return there;
}

test('[TRUST-51] after a year of nights the last seven days are there, and the Sundays of the weeks before', () => {
  // Thursday, 31 December.
  expect(afterNights(365, usual)).toEqual([
    ...['2026-12-13', '2026-12-20', '2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28'],
    ...['2026-12-29', '2026-12-30', '2026-12-31'],
  ]);
});

test('[TRUST-51] the newest is always kept, no more than days and weeks together, and nothing that is not there goes', () => {
  fc.assert(
    fc.property(anyDays, anyRetention, (all, retention) => {
      const outdated = outdatedBackups(all, retention, dayAt(LAST));
      const kept = all.filter((day) => !outdated.includes(day)).sort();
      expect(all).toEqual(expect.arrayContaining(outdated));
      expect(kept.at(-1)).toBe(all.toSorted().at(-1));
      expect(kept.length).toBeLessThanOrEqual(retention.days + retention.weeks);
      expect(kept.length).toBeGreaterThanOrEqual(Math.min(all.length, retention.days));
    }),
  );
});

test('[TRUST-51] asked again it removes nothing more', () => {
  fc.assert(
    fc.property(anyDays, anyRetention, (all, retention) => {
      const outdated = outdatedBackups(all, retention, dayAt(LAST));
      const kept = all.filter((day) => !outdated.includes(day));
      expect(outdatedBackups(kept, retention, dayAt(LAST))).toEqual([]);
    }),
  );
});

test('[TRUST-51] whatever is kept, each of the weeks that are promised has one, night after night', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), anyRetention, (nights, retention) => {
      const weekOf = (day: string) => Math.floor((Date.parse(day) / DAY_MS + 3) / 7);
      const there = new Set(afterNights(nights, retention).map(weekOf));
      const last = weekOf(dayAt(nights - 1));
      const first = Math.max(weekOf(dayAt(0)), last - retention.weeks + 1);
      for (let week = first; week <= last; week += 1) expect(there).toContain(week);
    }),
    { numRuns: 40 },
  );
});

test('[TRUST-51] what a wrong clock dated ahead neither goes nor takes the place of another', () => {
  const real = ['2026-11-17', '2026-11-18', '2026-11-19'];
  const ahead = ['2030-01-01', '2030-01-02'];
  expect(outdatedBackups([...real, ...ahead], { days: 2, weeks: 0 }, '2026-11-19')).toEqual(['2026-11-17']);
});

test('[TRUST-51] where none is made any more, none goes', () => {
  const old = ['2024-01-01', '2024-01-02'];
  expect(outdatedBackups(old, usual, '2026-11-19')).toEqual([]);
});
