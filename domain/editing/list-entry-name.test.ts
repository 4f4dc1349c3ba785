import { expect, test } from 'vitest';
import { enclosingEntryName, listEntryName } from './list-entry-name.ts';

const content = {
  title: 'Tarifs',
  types: [{ id: 'showcase', title: 'Site vitrine', prices: { simple: 1500 }, tags: ['web'] }, { id: 'bare' }],
};

test('[PUBLISH-06] a field in a list is told with the name of its entry', () => {
  expect(enclosingEntryName(content, 'types.0.prices.simple')).toBe('Site vitrine');
  expect(enclosingEntryName(content, 'types.0.tags.0')).toBe('Site vitrine');
});

test.each(['title', 'types', 'types.0', 'types.0.title', 'types.1.id', 'types.7.id'])(
  '[PUBLISH-06] %s has no entry to name',
  (path) => {
    expect(enclosingEntryName(content, path)).toBe('');
  },
);

test('an entry is known by its first filled text', () => {
  expect(listEntryName({ title: '', name: 'Nom', label: 'Libellé' })).toBe('Nom');
  expect(listEntryName('mot '.repeat(40))).toHaveLength(60);
  expect([listEntryName({ id: 'x' }), listEntryName(undefined)]).toEqual(['', '']);
});
