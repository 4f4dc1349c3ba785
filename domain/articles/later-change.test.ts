import { expect, test } from 'vitest';
import { laterChange } from './later-change.ts';

test.each([
  ['2025-06-01', '2025-06-02T08:00:00.000Z', '2025-06-02'],
  ['2025-06-01', '2025-06-01T22:00:00.000Z', undefined],
  ['2027-01-01', '2026-12-15', undefined],
  ['2025-06-01', '', undefined],
  ['bientôt', '2025-06-01', undefined],
])('[READ-05] published %s, changed %s: the later day is %s', (publishedAt, updatedAt, day) => {
  expect(laterChange({ publishedAt, updatedAt })).toBe(day);
});
