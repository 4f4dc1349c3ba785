import { slugOf } from './slug.ts';

export const categoryColors = ['blue', 'green', 'purple', 'indigo', 'red'] as const;

export interface Category {
  id: string;
  name: string;
  slug: string;
  color: (typeof categoryColors)[number];
}

export const defaultCategories: Category[] = [
  { id: 'guides', name: 'Guides', slug: 'guides', color: 'blue' },
  { id: 'aides-financement', name: 'Aides et Financement', slug: 'aides-financement', color: 'green' },
  { id: 'seo-trafic', name: 'SEO et Trafic Web', slug: 'seo-trafic', color: 'purple' },
  { id: 'business', name: 'Business', slug: 'business', color: 'indigo' },
  { id: 'actualites', name: 'Actualités', slug: 'actualites', color: 'red' },
  { id: 'news', name: 'News', slug: 'news', color: 'red' },
];

/** A category under another name, with the id and the slug that this gives one which no article can know yet. */
export function withName(category: Category, name: string, taken: readonly string[]): Category {
  const id = idFrom(name, taken);
  return { ...category, name, id, slug: id };
}

function idFrom(name: string, taken: readonly string[]): string {
  const id = slugOf(name);
  if (id === '' || !taken.includes(id)) return id;
  let number = 2;
  while (taken.includes(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/** Those that visitors can choose: one that is being written may have no name yet. */
export function listedCategories({ categories }: { categories: { items: readonly Category[] } }): Category[] {
  return categories.items.filter(({ id, name }) => id !== '' && name.trim() !== '');
}
