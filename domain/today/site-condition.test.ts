import { expect, test } from 'vitest';
import { isBackupOld, isDiskLow } from './site-condition.ts';

const now = new Date('2026-11-18T10:00:00Z');

test('[TODAY-07] the disk is low under one gigabyte', () => {
  expect([isDiskLow(999_999_999), isDiskLow(1_000_000_000)]).toEqual([true, false]);
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
