import { expect, test } from 'vitest';
import { MAX_TRIES, pauseAfter } from './retry.ts';

test('pauses double from half a minute to six hours, and end after some sixty hours', () => {
  const pauses = Array.from({ length: MAX_TRIES }, (_, index) => pauseAfter(index + 1, 0.5));
  expect(pauses.slice(0, 3)).toEqual([30_000, 60_000, 120_000]);
  expect(Math.max(...pauses.map((pause) => pause ?? 0))).toBe(6 * 3_600_000);
  expect(pauses.at(-1)).toBeUndefined();
  const hours = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0) / 3_600_000;
  expect(hours).toBeGreaterThan(48);
  expect(hours).toBeLessThan(72);
});

test('each pause varies by a fifth', () => {
  expect([pauseAfter(2, 0), pauseAfter(2, 1)]).toEqual([48_000, 72_000]);
});
