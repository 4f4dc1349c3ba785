import { expect, test } from 'vitest';
import { monthsBefore } from './retention.ts';

test('months are counted back by the calendar', () => {
  expect(monthsBefore(new Date('2028-02-29T10:00:00Z'), 36).toISOString()).toBe('2025-02-28T10:00:00.000Z');
  expect(monthsBefore(new Date('2025-01-31T00:00:00Z'), 25).toISOString()).toBe('2022-12-31T00:00:00.000Z');
});
