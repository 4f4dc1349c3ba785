import { expect, test } from 'vitest';
import { isExpired, longDate, validUntil } from './validity.ts';

const made = new Date('2025-06-01T22:30:00Z');

test('an estimate holds for thirty days', () => {
  expect(validUntil(made).toISOString()).toBe('2025-07-01T22:30:00.000Z');
  expect(isExpired(made, new Date('2025-07-01T22:30:00Z'))).toBe(false);
  expect(isExpired(made, new Date('2025-07-01T22:30:01Z'))).toBe(true);
});

test('dates are those of Lille', () => {
  expect(longDate(made, 'fr')).toBe('2 juin 2025');
  expect(longDate(made, 'en')).toBe('2 June 2025');
});
