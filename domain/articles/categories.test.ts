import { expect, test } from 'vitest';
import { categoryList } from './categories.schema.ts';
import { defaultCategories, listedCategories, withName } from './categories.ts';

const blank = { id: '', name: '', slug: '', color: 'blue' } as const;

test.for([
  ['Recettes', [], 'recettes'],
  ['Été à Lille !', [], 'ete-a-lille'],
  ['Guides', ['guides'], 'guides-2'],
  ['Guides', ['guides', 'guides-2'], 'guides-3'],
  ['', ['guides'], ''],
  ['???', [], ''],
] as const)('[EDIT-46] a new category %j beside %j gets the id %j', ([name, taken, id]) => {
  expect(withName(blank, name, taken)).toEqual({ ...blank, name, id, slug: id });
});

test('[EDIT-46] who leaves the id out gets the one of the name; one that is there stays', () => {
  const [first, second] = categoryList.parse([{ name: 'Recettes' }, { id: 'guides', name: 'Conseils' }]);
  expect(first).toEqual({ ...blank, name: 'Recettes', id: 'recettes', slug: 'recettes' });
  expect(second).toEqual({ ...blank, id: 'guides', name: 'Conseils' });
});

test('[EDIT-46] an id that is there twice is refused at its field', () => {
  const { error } = categoryList.safeParse([...defaultCategories, { id: 'guides', name: 'Encore' }]);
  expect(error?.issues.map(({ path }) => path)).toEqual([[6, 'id']]);
  expect(categoryList.safeParse([blank, blank]).success).toBe(true);
});

test('[DATA-06] without a list there are the six defaults; an empty one is empty', () => {
  expect(categoryList.parse(undefined)).toEqual(defaultCategories);
  expect(categoryList.parse([])).toEqual([]);
});

test('[EDIT-46] a category that has no name yet is shown to nobody', () => {
  const items = [blank, { ...blank, id: 'a', name: ' ' }, { ...blank, id: 'b', name: 'B' }];
  expect(listedCategories({ categories: { items } })).toEqual([{ ...blank, id: 'b', name: 'B' }]);
});
