import { expect, test } from 'vitest';
import { changedPages } from './changed-pages.ts';

const ids = (key: string) => changedPages(key).map(({ page, language, id }) => [page.id, language, id]);

test('a section is its pages, an entry its page and its list', () => {
  expect(ids('section/fr/agency')).toEqual([['agency', 'fr', undefined]]);
  expect(ids('section/fr/cii')).toEqual([
    ['cii', 'fr', undefined],
    ['beLP', 'fr', undefined],
  ]);
  expect(ids('article/en/budget')).toEqual([
    ['article', 'en', 'budget'],
    ['blog', 'en', undefined],
  ]);
});

test('pages that are not indexed, and what is no document of a page, are left out', () => {
  for (const key of [
    'section/fr/legal',
    'section/en/cii',
    'section/fr/testimonials',
    'media/x',
    '*',
    'article/de/x',
  ])
    expect([key, ids(key)]).toEqual([key, []]);
});
