import type { ArticleSummary } from './article-list.ts';

export const RELATED_ARTICLES = 3;

/** The newest others of the same category; the list is newest first already. */
export function relatedTo(article: Pick<ArticleSummary, 'id' | 'category'>, newestFirst: ArticleSummary[]) {
  return newestFirst
    .filter(({ id, category }) => category === article.category && id !== article.id)
    .slice(0, RELATED_ARTICLES);
}
