import { expect, test } from 'vitest';
import { defaultCategories } from './categories.ts';
import { categoryChoices, shownCategories } from './category-choices.ts';

const labels = (current: string) => categoryChoices(current, defaultCategories).map(({ label }) => label);
const six = ['Développement Web', 'SEO', 'Marketing Digital', 'Design', 'Technologie', 'Business'];

test('[ARTED-07] six categories can be chosen, in this order', () => expect(labels('')).toEqual(six));

test('[ARTED-08] a category that is none of the six is an extra choice, by its name', () => {
  expect(labels('guides')).toEqual([...six, 'Guides']);
  expect(categoryChoices('guides', defaultCategories).at(-1)).toEqual({ value: 'guides', label: 'Guides' });
  expect(labels('Potins')).toEqual([...six, 'Potins']);
});

test('a choice that the site knows as a category is that category', () => {
  expect(labels('business')).toEqual(six);
  expect(categoryChoices('', defaultCategories).at(-1)).toEqual({ value: 'business', label: 'Business' });
});

test('[ARTED-08] a category of a published article gets a chip, also when no list names it', () => {
  const articles = ['guides', 'Design', 'SEO', 'Design', ''].map((category) => ({ category }));
  expect(shownCategories(defaultCategories, articles).slice(defaultCategories.length)).toEqual([
    { id: 'Design', name: 'Design', slug: 'Design', color: 'blue' },
    { id: 'SEO', name: 'SEO', slug: 'SEO', color: 'blue' },
  ]);
});
