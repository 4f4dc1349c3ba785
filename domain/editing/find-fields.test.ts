import { expect, test } from 'vitest';
import { findFields } from './find-fields.ts';

const content = {
  hero: { title: 'Des sites qui donnent envie', count: 3, shown: true },
  items: [{ label: 'Édition' }, 'Prix de départ'],
};
const names: Record<string, string> = {
  'hero.title': 'Accueil › Bannière › Titre',
  'hero.count': 'Accueil › Bannière › Nombre',
  'hero.shown': 'Accueil › Bannière › Visible',
};
const found = (query: string) => findFields(content, query, (path) => names[path] ?? '');

test('fields that hold every word are found by their path, without minding accents or case', () => {
  const title = { path: 'hero.title', text: 'Des sites qui donnent envie', by: 'text' };
  expect(found('ENVIE sites')).toEqual([title]);
  expect(found('edit')).toEqual([{ path: 'items.0.label', text: 'Édition', by: 'text' }]);
  expect(found('départ prix')).toEqual([{ path: 'items.1', text: 'Prix de départ', by: 'text' }]);
  expect(found('hero.title')).toEqual([title]);
  for (const nothing of ['', '  ', 'absent']) expect(found(nothing)).toEqual([]);
});

test('[EDIT-70] a field is found by its names too, and by both together; a number by its digits', () => {
  expect(found('banniere titre')).toMatchObject([{ path: 'hero.title', by: 'name' }]);
  expect(found('titre envie')).toMatchObject([{ path: 'hero.title', by: 'name' }]);
  expect(found('accueil').map(({ path }) => path)).toEqual(['hero.title', 'hero.count', 'hero.shown']);
  expect(found('3')).toEqual([{ path: 'hero.count', text: '3', by: 'text' }]);
  expect(found('bannières')).toHaveLength(3);
  expect(found('prix')).toMatchObject([{ path: 'items.1' }]);
  expect(found('visible')).toEqual([{ path: 'hero.shown', text: '', by: 'name' }]);
});
