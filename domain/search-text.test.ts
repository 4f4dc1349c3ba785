import { expect, test } from 'vitest';
import { searchText, textsOf } from './search-text.ts';

test('letter case, accents, ligatures and line breaks do not matter to a search', () => {
  expect(searchText(['Élodie  Lefèvre', 'elodie@example.com', 'Un cœur\nNAÏF'])).toBe(
    'elodie lefevre elodie@example.com un coeur naif',
  );
});

test('every text of the answers counts, however deep, and nothing else', () => {
  const answers = { company: 'Doe', copy: true, selection: { features: ['seo', 'cms'], pages: 7 } };
  expect(textsOf(answers)).toEqual(['Doe', 'seo', 'cms']);
});
