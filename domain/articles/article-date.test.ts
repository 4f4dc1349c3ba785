import { expect, test } from 'vitest';
import { articleDate, lastChange } from './article-date.ts';

test('[ARTICLE-03] a date in French', () => {
  expect(articleDate('2025-06-01', 'fr')).toBe('1 juin 2025');
  expect(articleDate('2025-06-01T23:30:00Z', 'fr')).toBe('1 juin 2025');
});

test('a date in English', () => expect(articleDate('2025-06-01', 'en')).toBe('1 June 2025'));

test('every month is named as the language names it', () => {
  for (const [language, locale] of [
    ['fr', 'fr-FR'],
    ['en', 'en-GB'],
  ] as const)
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(Date.UTC(2025, month, 9));
      const written = day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
      expect(articleDate(day.toISOString(), language)).toBe(written);
    }
});

test.each(['bientôt', '', '2025-13-45', 'juin 2025'])('[ARTICLE-04] %j is shown as it is', (date) => {
  expect(articleDate(date, 'fr')).toBe(date);
});

test('[PUBLISH-09] an article that was written ahead is new on its day', () => {
  expect(lastChange({ publishedAt: '2027-01-01', updatedAt: '2026-12-15T10:00:00.000Z' })).toBe('2027-01-01');
  expect(lastChange({ publishedAt: '2025-06-01', updatedAt: '2025-06-01T10:00:00.000Z' })).toBe(
    '2025-06-01T10:00:00.000Z',
  );
  expect(lastChange({ publishedAt: '2025-06-01', updatedAt: '' })).toBe('2025-06-01');
  expect(lastChange({ publishedAt: 'bientôt', updatedAt: '2025-06-01' })).toBe('2025-06-01');
});
