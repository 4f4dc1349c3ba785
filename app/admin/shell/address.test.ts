import { expect, test } from 'vitest';
import { addressOf, editedLanguage, openPath } from './address.ts';

const at = (address: string) => new URL(address, 'http://x');

test('the language edited is the one asked for, else that of the address', () => {
  expect(editedLanguage(at('/admin'))).toBe('fr');
  expect(editedLanguage(at('/en/admin'))).toBe('en');
  expect(editedLanguage(at('/admin/pages/home?lang=en'))).toBe('en');
  expect(editedLanguage(at('/en/admin?lang=fr'))).toBe('fr');
  expect(editedLanguage(at('/en/admin?lang=de'))).toBe('en');
});

test('links stay under the same start and keep the language', () => {
  expect(addressOf(at('/admin'), 'pages/faq')).toBe('/admin/pages/faq');
  expect(addressOf(at('/admin?lang=en'), 'pages/faq')).toBe('/admin/pages/faq?lang=en');
  expect(addressOf(at('/en/admin?lang=fr'), 'inbox')).toBe('/en/admin/inbox?lang=fr');
  expect(addressOf(at('/admin/pages/home?lang=en'), '', 'fr')).toBe('/admin');
  expect(addressOf(at('/admin/articles'), 'articles/_new', 'en', { translate: 'a' })).toBe(
    '/admin/articles/_new?lang=en&translate=a',
  );
});

test('the first screen is the section home', () => {
  expect(openPath(at('/admin'))).toBe('pages/home');
  expect(openPath(at('/en/admin/articles/x'))).toBe('articles/x');
});
