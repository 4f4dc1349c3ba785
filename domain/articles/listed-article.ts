import type { ArticleSummary } from './article-list.ts';
import type { Category } from './categories.ts';

/** How many articles stand on one page of the list. */
export const ARTICLES_PER_PAGE = 6;
/** How many tags a card and an article show. */
export const ARTICLE_TAGS_SHOWN = 3;

/** An article as lists show it: with the name and the colour of its category. */
export type ListedArticle = Omit<ArticleSummary, Unlisted> & ShownCategory;

/** No list shows which translation an article has, and where it leads. */
type Unlisted = 'translation' | 'page';

interface ShownCategory {
  categoryName: string;
  categoryColor: Category['color'];
}

/** A category that nobody knows any more is shown by its id. */
export function withCategory<A extends ArticleSummary>(
  articles: readonly A[],
  categories: Category[],
): (Omit<A, Unlisted> & ShownCategory)[] {
  const known = new Map(categories.map((category) => [category.id, category]));
  return articles.map(({ translation: _, page: __, ...article }) => {
    const category = known.get(article.category);
    return {
      ...article,
      categoryName: category?.name ?? article.category,
      categoryColor: category?.color ?? 'blue',
    };
  });
}
