import { expect, test } from 'vitest';
import { languageOf, languages } from './languages.ts';

test('[ROUTE-34] the language is fr unless the first segment is exactly en', () => {
  expect(['/', '/en', '/en/contact', '/entreprise', '/fr/en', '/EN'].map(languageOf)).toEqual([
    'fr',
    'en',
    'en',
    'fr',
    'fr',
    'fr',
  ]);
});

test('[LANG-01] the languages are exactly fr and en', () => {
  expect(languages).toEqual(['fr', 'en']);
});
