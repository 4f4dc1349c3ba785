import { expect, test } from 'vitest';
import { type ClockWatch, judgeClock } from './clock-watch.ts';

const NEVER: ClockWatch = { seenAt: '', doubtedAt: '' };

/** Looks at the clock at each of these times in turn; gives whether it was believed. */
function looks(...times: string[]): boolean[] {
  let watch = NEVER;
  return times.map((time) => {
    const judged = judgeClock(watch, new Date(time));
    watch = judged.watch;
    return judged.isTrusted;
  });
}

test('[TRUST-01] a clock that goes on as it should is believed from its second day on', () => {
  expect(looks('2026-01-01T03:00Z', '2026-01-01T04:00Z', '2026-01-02T03:00Z', '2026-01-09T02:00Z')).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('[TRUST-01] one that jumped more than seven days ahead is believed when the next day agrees', () => {
  const before = ['2026-01-01T03:00Z', '2026-01-02T03:00Z'] as const;
  expect(looks(...before, '2030-01-02T03:00Z', '2030-01-02T05:00Z', '2030-01-03T03:00Z')).toEqual([
    false,
    true,
    false,
    false,
    true,
  ]);
  // It jumps again instead.
  expect(looks(...before, '2030-01-02T03:00Z', '2031-01-03T03:00Z')).toEqual([false, true, false, false]);
});

test('[TRUST-01] one that was set right is believed at once, and its next jump is doubted anew', () => {
  expect(
    looks(
      ...['2026-01-01T03:00Z', '2026-01-02T03:00Z', '2030-01-02T03:00Z'],
      ...['2026-01-02T04:00Z', '2030-01-03T03:00Z'],
    ),
  ).toEqual([false, true, false, true, false]);
});

test('[TRUST-01] one that went back removes nothing too early, and is believed', () => {
  expect(looks('2026-01-01T03:00Z', '2026-01-02T03:00Z', '1970-01-01T00:00Z')).toEqual([false, true, true]);
});
