import { expect, test } from 'vitest';
import { isNightDue, nightOf } from './nightly.ts';

test.for([
  ['2026-11-19T01:59:00Z', '2026-11-18'],
  ['2026-11-19T02:00:00Z', '2026-11-19'],
  ['2026-11-19T22:59:00Z', '2026-11-19'],
  // In summer France is two hours ahead.
  ['2026-07-14T00:59:00Z', '2026-07-13'],
  ['2026-07-14T01:00:00Z', '2026-07-14'],
] as const)('[TRUST-50] at %s the night of %s has come: three in the morning in France', ([now, night]) => {
  expect(nightOf(new Date(now))).toBe(night);
});

test.for([
  ['2026-11-18', true],
  ['2026-11-19', false],
  // An instance whose clock is a little ahead.
  ['2026-11-20', false],
  // A clock that was years ahead, and was put right.
  ['2030-11-19', true],
  ['2020-01-01', true],
] as const)('[TRUST-50] with a backup of %s another is due: %s', ([madeFor, isDue]) => {
  expect(isNightDue(madeFor, new Date('2026-11-19T10:00:00Z'))).toBe(isDue);
});
