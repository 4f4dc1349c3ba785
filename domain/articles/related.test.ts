import { expect, test } from 'vitest';
import { articleSummarySchema } from './article-list.ts';
import { RELATED_ARTICLES, relatedTo } from './related.ts';

const article = (id: string, category = 'guides') =>
  articleSummarySchema.parse({ id, slug: id, title: id, category, language: 'fr' });

test('[ARTICLE-09] up to three others of the same category, newest first', () => {
  const others = ['e', 'd', 'c', 'b', 'a'].map((id) => article(id));
  const list = [article('x', 'business'), ...others];
  expect(relatedTo(article('d'), list).map(({ id }) => id)).toEqual(['e', 'c', 'b']);
  expect(RELATED_ARTICLES).toBe(3);
  expect(relatedTo(article('x', 'business'), list)).toEqual([]);
});
