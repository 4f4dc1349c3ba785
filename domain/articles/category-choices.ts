import type { Category } from './categories.ts';

const CHOICES = ['Développement Web', 'SEO', 'Marketing Digital', 'Design', 'Technologie', 'Business'];

interface Choice {
  /** As the article stores it. */
  value: string;
  label: string;
}

/** What can be chosen for an article: the six built-in ones, and the category it has already. */
export function categoryChoices(current: string, known: readonly Category[]): Choice[] {
  const choices = CHOICES.map((label) => ({
    value: known.find(({ name }) => name === label)?.id ?? label,
    label,
  }));
  if (current === '' || choices.some(({ value }) => value === current)) return choices;
  return [...choices, { value: current, label: known.find(({ id }) => id === current)?.name ?? current }];
}

/** The categories of the blog: those of the list, then those that only articles name. */
export function shownCategories(known: readonly Category[], articles: readonly { category: string }[]) {
  const ids = new Set(known.map(({ id }) => id));
  const others = new Set(articles.map(({ category }) => category));
  const named = [...others].filter((category) => category !== '' && !ids.has(category));
  return [...known, ...named.map((name): Category => ({ id: name, name, slug: name, color: 'blue' }))];
}
