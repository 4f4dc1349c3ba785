import { expect, test } from 'vitest';
import { findingLocation } from './finding-location.ts';

const finding = { language: 'fr', problem: { code: 'missing-alt' } } as const;

test('a finding in a section leads to its field, in an article or case study to its editor', () => {
  expect(findingLocation({ ...finding, place: 'home', path: 'hero.title' })).toEqual({
    ...{ name: 'Accueil', field: 'Titre', path: 'pages/home', hash: '#home.hero.title' },
  });
  const entry = { collection: 'articles', id: 'a b' } as const;
  expect(findingLocation({ ...finding, place: 'blog/un-article', path: 'content', entry })).toMatchObject({
    ...{ name: 'Article\u00a0: un-article', path: 'articles/a%20b', hash: '' },
  });
});

test('menus have an editor of their own, and a field of a list entry leads to the list', () => {
  expect(findingLocation({ ...finding, place: 'common', path: 'menus.header.0.url' }).path).toBe('menus');
  expect(findingLocation({ ...finding, place: 'agency', path: 'values.items.*.title' }).hash).toBe(
    '#agency.values.items',
  );
});
