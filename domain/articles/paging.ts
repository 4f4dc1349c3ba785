/** How many articles stand on one page of the list. */
export const ARTICLES_PER_PAGE = 9;
/** How many tags a card and an article show. */
export const SHOWN_TAGS = 3;

export interface ListPage<T> {
  items: T[];
  page: number;
  pages: number;
}

/** One page of a list. A number that means nothing is the first page, one beyond the end the last. */
export function pageOf<T>(items: readonly T[], asked: string | null, size: number): ListPage<T> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const number = /^\d{1,6}$/.test(asked ?? '') ? Number(asked) : 1;
  const page = Math.min(Math.max(number, 1), pages);
  return { items: items.slice((page - 1) * size, page * size), page, pages };
}
