import { expect, test } from 'vitest';
import { isBackupOld, isDiskLow, toldGigabytes } from './site-condition.ts';

const now = new Date('2026-11-18T10:00:00Z');

test('[TODAY-07] the disk is low under one gigabyte', () => {
  expect([isDiskLow(999_999_999), isDiskLow(1_000_000_000)]).toEqual([true, false]);
});

test('[TODAY-07] the room that is left is told to a tenth, up to plenty', () => {
  expect(toldGigabytes(890_000_000)).toEqual({ gigabytes: 0.8, isPlenty: false });
  expect(toldGigabytes(19_999_999_999)).toEqual({ gigabytes: 19.9, isPlenty: false });
  expect(toldGigabytes(81_500_000_000)).toEqual({ gigabytes: 20, isPlenty: true });
});

test.for([
  ['2026-11-18T03:15:00Z', false],
  ['2026-11-16T10:00:00Z', false],
  ['2026-11-16T09:59:59Z', true],
  // A clock that was put right.
  ['2026-11-19T10:00:00Z', false],
] as const)('[TODAY-07] a backup of %s is old: %s', ([made, isOld]) => {
  expect(isBackupOld(new Date(made), now)).toBe(isOld);
});

test('[TODAY-07] no known backup is not a good one', () => {
  expect(isBackupOld(undefined, now)).toBe(true);
});
