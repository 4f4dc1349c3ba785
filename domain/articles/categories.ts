import { z } from 'zod';
import { oneOf } from '../content/section-parts/fields.ts';

const categorySchema = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  slug: z.string().min(1),
  color: oneOf(['blue', 'green', 'purple', 'indigo', 'red']),
});

export const categoriesSchema = z.object({ categories: z.array(categorySchema) });

export type Category = z.output<typeof categorySchema>;

export const defaultCategories: Category[] = [
  { id: 'guides', name: 'Guides', slug: 'guides', color: 'blue' },
  { id: 'aides-financement', name: 'Aides et Financement', slug: 'aides-financement', color: 'green' },
  { id: 'seo-trafic', name: 'SEO et Trafic Web', slug: 'seo-trafic', color: 'purple' },
  { id: 'business', name: 'Business', slug: 'business', color: 'indigo' },
  { id: 'actualites', name: 'Actualités', slug: 'actualites', color: 'red' },
  { id: 'news', name: 'News', slug: 'news', color: 'red' },
];
