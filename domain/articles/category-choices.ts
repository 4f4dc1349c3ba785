import type { SectionContent } from '../content/sections.ts';
import { type Category, defaultCategories } from './categories.ts';

const CHOICES = ['Développement Web', 'SEO', 'Marketing Digital', 'Design', 'Technologie', 'Business'];

interface Choice {
  /** As the article stores it. */
  value: string;
  label: string;
}

/**
 * What can be chosen for an article: the six built-in ones, those that somebody added to the blog, and the
 * category it has already.
 */
export function categoryChoices(current: string, known: readonly Category[]): Choice[] {
  const choices = CHOICES.map((label) => ({
    value: known.find(({ name }) => name === label)?.id ?? label,
    label,
  }));
  for (const { id, name } of known)
    if (isAdded(id) && !choices.some(({ value }) => value === id)) choices.push({ value: id, label: name });
  if (current === '' || choices.some(({ value }) => value === current)) return choices;
  return [...choices, { value: current, label: known.find(({ id }) => id === current)?.name ?? current }];
}

const isAdded = (id: string) => !defaultCategories.some((category) => category.id === id);

type BlogNames = Omit<SectionContent<'blog'>['categories'], 'items'>;

/** Of the six, those that the blog page has a name for in its own language. */
const namedByBlog: readonly [choice: string, name: keyof BlogNames][] = [
  ['Développement Web', 'development'],
  ['Marketing Digital', 'marketing'],
  ['Design', 'design'],
  ['Technologie', 'technology'],
];

const unlisted = (id: string, name = id): Category => ({ id, name, slug: id, color: 'blue' });

/** These as categories, under the names that visitors read. */
export function blogCategories(names: BlogNames): Category[] {
  return namedByBlog.map(([choice, name]) => unlisted(choice, names[name] || choice));
}

/** The categories of the blog: those of the list, then those that only articles name. */
export function shownCategories(
  known: readonly Category[],
  articles: readonly { category: string }[],
  names: BlogNames,
) {
  const named = new Map(blogCategories(names).map((category) => [category.id, category]));
  const ids = new Set(known.map(({ id }) => id));
  const others = new Set(articles.map(({ category }) => category));
  const more = [...others].filter((category) => category !== '' && !ids.has(category));
  return [...known, ...more.map((id) => named.get(id) ?? unlisted(id))];
}
