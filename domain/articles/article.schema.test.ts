import { expect, test } from 'vitest';
import { articleSchema } from './article.schema.ts';
import { defaultCategories } from './categories.ts';

const complete = {
  id: 'a',
  slug: 'a',
  title: 'Titre',
  subtitle: 'Sous-titre',
  excerpt: 'Résumé',
  content: '## Texte',
  category: 'guides',
  tags: ['x'],
  featured: true,
  status: 'draft',
  publishedAt: '2025-06-01',
  updatedAt: '2025-06-02',
  language: 'en',
  translation: 'b',
  page: '/tarifs',
  image: '/images/a.webp',
  imageAlt: 'Alt',
  author: 'Marie',
  readTime: 3,
  seoTitle: 'SEO',
  seoDescription: 'Description',
  seoKeywords: 'mots',
};

test('[ARTICLE-01] an article keeps each of its fields', () => {
  expect(articleSchema.parse(complete)).toEqual(complete);
  expect(articleSchema.safeParse({ ...complete, language: 'de' }).success).toBe(false);
});

test('an article is published unless it says otherwise', () => {
  expect(articleSchema.parse({ id: 'a', slug: 'a', title: 'T', language: 'fr' }).status).toBe('published');
});

test('[BLOG-13] the six categories there are before anybody makes others', () => {
  expect(defaultCategories.map(({ id, name, slug, color }) => [id, name, slug, color])).toEqual([
    ['guides', 'Guides', 'guides', 'blue'],
    ['aides-financement', 'Aides et Financement', 'aides-financement', 'green'],
    ['seo-trafic', 'SEO et Trafic Web', 'seo-trafic', 'purple'],
    ['business', 'Business', 'business', 'indigo'],
    ['actualites', 'Actualités', 'actualites', 'red'],
    ['news', 'News', 'news', 'red'],
  ]);
});
