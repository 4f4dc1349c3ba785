import { expect, test } from 'vitest';
import { entryFieldLocation, fieldLocation, sectionFieldLocation } from './field-location.ts';

test('[EDIT-43] a field of a section or a case study has an address, one of an article its editor', () => {
  expect(sectionFieldLocation('home', 'hero.title')).toEqual({
    name: 'Accueil',
    field: 'Titre',
    path: 'pages/home',
    hash: '#home.hero.title',
  });
  const article = { collection: 'articles', id: 'a b', title: 'un-article' } as const;
  expect(entryFieldLocation(article, 'content')).toMatchObject({
    name: 'Article\u00a0: un-article',
    path: 'articles/a%20b',
    hash: '',
  });
  const study = { collection: 'case-study', language: 'fr', id: 'cave' } as const;
  expect(fieldLocation(study, 'gallery.1.image', 'La cave')).toEqual({
    name: 'Cas client\u00a0: La cave',
    field: 'Image',
    path: 'case-studies/cave',
    hash: '#case-study.gallery.1.image',
  });
  expect(fieldLocation(study)).toMatchObject({ name: 'Cas client\u00a0: cave', field: '', hash: '' });
});

test('menus have an editor of their own, and a field of a list entry leads to the list', () => {
  expect(sectionFieldLocation('common', 'menus.header.0.url').path).toBe('menus');
  expect(sectionFieldLocation('common', 'redirects.0.from').path).toBe('redirects');
  expect(sectionFieldLocation('agency', 'values.items.*.title').hash).toBe('#agency.values.items');
});
