import { expect, test } from 'vitest';
import { articleSchema } from './article.schema.ts';
import { searchableArticle, searchParts } from './article-search.ts';

const article = articleSchema.parse({
  ...{ id: 'a', slug: 'a', title: 'Le E-commerce', language: 'fr', tags: ['WordPress', 'C'] },
  ...{ excerpt: 'Œuvre d’art', content: '<p>Dès 1\u202f500\u00a0€, ou 12,500,000 €.</p><p>UX</p>' },
});

test('an article is searched by its folded words, without its tags', () => {
  expect(searchableArticle(article)).toEqual({
    title: ' le e commerce ',
    tags: ' wordpress c ',
    excerpt: ' oeuvre d art ',
    content: ' des 1500 ou 12500000 ux ',
  });
});

test.each([
  ['ommerce PRESS', ['ommerce', 'press']],
  ['1500', ['1500']],
  ['1 500 €', ['1500']],
  ['€12,500,000', ['12500000']],
  ['03 20 11', [' 03', ' 20', ' 11']],
  ['UX', [' ux']],
  ['C', [' c ']],
  [' ?! ', []],
])('[BLOG-07] %j looks for %j', (text, parts) => {
  expect(searchParts(text)).toEqual(parts);
});
