import { expect, test } from 'vitest';
import { parisTimeText, readParisTime } from './paris-time.ts';

test.each([
  ['2026-01-01T00:00', '2025-12-31T23:00:00.000Z'],
  ['2026-07-14T12:30', '2026-07-14T10:30:00.000Z'],
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  // It comes twice.
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('%s in France is %s', (text, moment) => {
  expect(readParisTime(text)?.toISOString()).toBe(moment);
  expect(parisTimeText(new Date(moment))).toBe(text);
});

test.each(['', '2026-03-29T02:30', '2026-02-30T10:00', '2026-01-01', '2026-01-01T24:00', '01/01/2026 00:00'])(
  'no moment: %j',
  (text) => expect(readParisTime(text)).toBeUndefined(),
);
