import { expect, test } from 'vitest';
import { defaultCategories } from './categories.ts';
import { blogCategories, categoryChoices, shownCategories } from './category-choices.ts';

const labels = (current: string) => categoryChoices(current, defaultCategories).map(({ label }) => label);
const names = {
  ...{ all: 'Tous', technology: 'Technologie', design: 'Design' },
  ...{ marketing: 'Marketing', development: 'Développement' },
};
const six = ['Développement Web', 'SEO', 'Marketing Digital', 'Design', 'Technologie', 'Business'];

test('[ARTED-07] six categories can be chosen, in this order', () => expect(labels('')).toEqual(six));

test('[ARTED-08] a category that is none of the six is an extra choice, by its name', () => {
  expect(labels('guides')).toEqual([...six, 'Guides']);
  expect(categoryChoices('guides', defaultCategories).at(-1)).toEqual({ value: 'guides', label: 'Guides' });
  expect(labels('Potins')).toEqual([...six, 'Potins']);
});

test('[EDIT-47] a category that was added to the blog is offered after the six', () => {
  const added = { id: 'recettes', name: 'Recettes', slug: 'recettes', color: 'green' } as const;
  const choices = (current: string) => categoryChoices(current, [added, ...defaultCategories]);
  expect(choices('').map(({ label }) => label)).toEqual([...six, 'Recettes']);
  expect(choices('').at(-1)).toEqual({ value: 'recettes', label: 'Recettes' });
  expect(choices('recettes').map(({ label }) => label)).toEqual([...six, 'Recettes']);
  expect(choices('guides').map(({ label }) => label)).toEqual([...six, 'Recettes', 'Guides']);
  const design = { ...added, id: 'design', name: 'Design' };
  expect(categoryChoices('', [design]).map(({ label }) => label)).toEqual(six);
});

test('a choice that the site knows as a category is that category', () => {
  expect(labels('business')).toEqual(six);
  expect(categoryChoices('', defaultCategories).at(-1)).toEqual({ value: 'business', label: 'Business' });
});

test('[ARTED-08] a category of a published article gets a chip, also when no list names it', () => {
  const articles = ['guides', 'Design', 'SEO', 'Design', ''].map((category) => ({ category }));
  expect(shownCategories(defaultCategories, articles, names).slice(defaultCategories.length)).toEqual([
    { id: 'Design', name: 'Design', slug: 'Design', color: 'blue' },
    { id: 'SEO', name: 'SEO', slug: 'SEO', color: 'blue' },
  ]);
});

test('[EDIT-21] four categories have the name that the blog page gives them, or their own where it is blank', () => {
  const english = { ...names, technology: 'Technology', design: '', development: 'Development' };
  expect(blogCategories(english).map(({ id, name }) => [id, name])).toEqual([
    ['Développement Web', 'Development'],
    ['Marketing Digital', 'Marketing'],
    ['Design', 'Design'],
    ['Technologie', 'Technology'],
  ]);
  const chips = shownCategories([], [{ category: 'Technologie' }, { category: 'Potins' }], english);
  expect(chips.map(({ id, name }) => [id, name])).toEqual([
    ['Technologie', 'Technology'],
    ['Potins', 'Potins'],
  ]);
});
