import { expect, test } from 'vitest';
import { findingLocation } from './finding-location.ts';

const finding = { language: 'fr', problem: { code: 'missing-alt' } } as const;

test('[EDIT-43] a finding in a section or a case study leads to its field, in an article to its editor', () => {
  expect(findingLocation({ ...finding, place: 'home', path: 'hero.title' })).toEqual({
    ...{ name: 'Accueil', field: 'Titre', path: 'pages/home', hash: '#home.hero.title' },
  });
  const entry = { collection: 'articles', id: 'a b' } as const;
  expect(findingLocation({ ...finding, place: 'blog/un-article', path: 'content', entry })).toMatchObject({
    ...{ name: 'Article\u00a0: un-article', path: 'articles/a%20b', hash: '' },
  });
  const study = { collection: 'case-studies', id: 'cave' } as const;
  const inStudy = { ...finding, place: 'cas-clients/la-cave', path: 'gallery.1.image', entry: study };
  expect(findingLocation(inStudy)).toMatchObject({
    ...{ field: 'Image', path: 'case-studies/cave', hash: '#case-study.gallery.1.image' },
  });
});

test('menus have an editor of their own, and a field of a list entry leads to the list', () => {
  for (const [part, path] of [
    ['menus', 'menus.header.0.url'],
    ['redirects', 'redirects.0.from'],
  ] as const)
    expect(findingLocation({ ...finding, place: 'common', path }).path).toBe(part);
  expect(findingLocation({ ...finding, place: 'agency', path: 'values.items.*.title' }).hash).toBe(
    '#agency.values.items',
  );
});
