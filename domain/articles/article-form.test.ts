import { expect, test } from 'vitest';
import { articleSchema } from './article.schema.ts';
import {
  type ArticleForm,
  articleFromForm,
  blankForm,
  formFromArticle,
  isComplete,
  readTags,
  readWholeMinutes,
  withTitle,
} from './article-form.ts';

const blank = blankForm({ author: 'Atelier Vitrine', today: '2026-11-15' });
const filled = (more: Partial<ArticleForm> = {}): ArticleForm => ({
  ...blank,
  id: 'a-1',
  slug: 'a',
  title: 'A',
  description: 'B',
  content: '<p>C</p>',
  ...more,
});

test('[ARTED-06] a blank article has author, date, read time and image, and no other text', () => {
  const { author, date, readTime, image, published, featured, ...others } = blank;
  expect({ author, date, readTime, image }).toEqual({
    author: 'Atelier Vitrine',
    date: '2026-11-15',
    readTime: '5',
    image: '/images/blog/default-article.jpg',
  });
  expect([published, featured]).toEqual([false, false]);
  expect(new Set(Object.values(others))).toEqual(new Set(['']));
});

test('[ARTED-09] [ARTED-10] the title makes the slug, and in a new article the id', () => {
  const now = 1_763_200_000_000;
  const created = withTitle(blank, 'Déjà vu', now);
  expect([created.title, created.slug, created.id]).toEqual(['Déjà vu', 'deja-vu', 'deja-vu-1763200000000']);
  const edited = withTitle(filled({ id: 'ancien' }), 'Déjà vu');
  expect([edited.title, edited.slug, edited.id]).toEqual(['Déjà vu', 'deja-vu', 'ancien']);
  const nameless = withTitle(blank, '?!', now);
  expect([nameless.slug, nameless.id]).toEqual(['', '1763200000000']);
});

test('[ARTED-12] an article is complete with title, description and content; blanks do not count', () => {
  expect(isComplete(filled())).toBe(true);
  for (const field of ['title', 'description', 'content'] as const) {
    for (const empty of ['', ' \n', '\u00a0']) expect(isComplete(filled({ [field]: empty }))).toBe(false);
  }
  for (const content of ['<p></p>', '<p>&nbsp;</p>', '<p><br></p>'])
    expect(isComplete(filled({ content }))).toBe(false);
  expect(isComplete(filled({ content: '<p><img src="/a.webp" alt=""></p>' }))).toBe(true);
});

test.each([
  ['7', 7],
  ['7 min', 7],
  ['4.9', 4],
  ['abc', 0],
  ['', 0],
  ['-3', 0],
])('[ARTED-13] %j is read as %i minutes', (text, minutes) => expect(readWholeMinutes(text)).toBe(minutes));

test.each([
  [' seo, , react ,,', ['seo', 'react']],
  ['', []],
])('[ARTED-14] %j holds the tags %j', (text, tags) => expect(readTags(text)).toEqual(tags));

test('[ARTED-15] what search engines read falls back to title, description and tags', () => {
  const stored = articleFromForm(filled({ tags: 'x, y', seoTitle: ' ' }));
  expect([stored.seoTitle, stored.seoDescription, stored.seoKeywords]).toEqual(['A', 'B', 'x, y']);
  const own = articleFromForm(filled({ seoTitle: 'T', seoDescription: 'D', seoKeywords: 'K' }));
  expect([own.seoTitle, own.seoDescription, own.seoKeywords]).toEqual(['T', 'D', 'K']);
});

test('[ARTED-16] the form is stored under the names of the article, and what it does not show survives', () => {
  const before = articleSchema.parse({
    ...{ id: 'a-1', slug: 'a', title: 'Avant', language: 'en' },
    ...{
      subtitle: 'Sous-titre',
      page: '/tarifs',
      imageAlt: 'Une rue',
      updatedAt: '2025-01-01',
      publishedAt: '2024-06-01',
    },
  });
  const changed = { published: true, featured: true, tags: 'x', readTime: '7 min', category: 'guides' };
  const { kept, subtitle, page } = formFromArticle({ ...before, image: blank.image });
  expect(articleFromForm(filled({ ...changed, kept, subtitle, page }))).toEqual({
    ...{ subtitle: 'Sous-titre', imageAlt: 'Une rue' },
    id: 'a-1',
    title: 'A',
    slug: 'a',
    excerpt: 'B',
    content: '<p>C</p>',
    author: 'Atelier Vitrine',
    publishedAt: '2026-11-15',
    readTime: 7,
    category: 'guides',
    tags: ['x'],
    image: '/images/blog/default-article.jpg',
    translation: '',
    page: '/tarifs',
    status: 'published',
    featured: true,
    seoTitle: 'A',
    seoDescription: 'B',
    seoKeywords: 'x',
  });
});

test('[ARTED-16] words about an image do not go to another image', () => {
  const article = articleSchema.parse({
    ...{ id: 'a-1', slug: 'a', title: 'A', language: 'fr', image: '/a.webp', imageAlt: 'Une rue' },
  });
  const form = formFromArticle(article);
  expect(articleFromForm(form).imageAlt).toBe('Une rue');
  expect(articleFromForm({ ...form, image: '/b.webp' })).not.toHaveProperty('imageAlt');
});

test('[ARTED-17] what is not published is a draft', () => {
  expect(articleFromForm(filled({ published: false })).status).toBe('draft');
});

test('an article goes through the form and back without a change', () => {
  const article = articleSchema.parse({
    ...{ id: 'a-1', slug: 'a', title: 'A', excerpt: 'B', content: '<p>C</p>', language: 'fr' },
    ...{ tags: ['x', 'y'], category: 'guides', readTime: 3, publishedAt: '2025-06-01T10:00:00Z' },
    ...{ seoTitle: 'T', seoDescription: 'D', seoKeywords: 'K', image: '/a.webp', author: 'Marie' },
  });
  const { language: _, updatedAt: __, ...sent } = article;
  expect(articleFromForm(formFromArticle(article))).toEqual(sent);
});

test('fallbacks that were only repeated are not shown as if somebody had written them', () => {
  const stored = articleFromForm(filled({ tags: 'x, y' }));
  const form = formFromArticle(articleSchema.parse({ ...stored, language: 'fr' }));
  expect([form.seoTitle, form.seoDescription, form.seoKeywords]).toEqual(['', '', '']);
});
