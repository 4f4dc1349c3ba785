export interface ListPage<T> {
  items: T[];
  page: number;
  pages: number;
}

/** One page of a list. A number that means nothing is the first page, one beyond the end the last. */
export function pageOf<T>(items: readonly T[], asked: string | null, size: number): ListPage<T> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(pageNumber(asked), pages);
  return { items: items.slice((page - 1) * size, page * size), page, pages };
}

/** The page that an address asks for: the first for a number that means nothing. */
export function pageNumber(asked: string | null): number {
  return /^\d{1,6}$/.test(asked ?? '') ? Math.max(Number(asked), 1) : 1;
}
