export interface ListPage<T> {
  items: T[];
  page: number;
  pages: number;
  /** Of all pages together. */
  count: number;
}

/** One page of a list. A number that means nothing is the first page, one beyond the end the last. */
export function pageOf<T>(items: readonly T[], asked: string | null, size: number): ListPage<T> {
  const { page, pages, offset } = pageRange(items.length, pageNumber(asked), size);
  return { items: items.slice(offset, offset + size), page, pages, count: items.length };
}

/** Where a page begins in a list of so many. A page beyond the end is the last. */
export function pageRange(
  count: number,
  asked: number,
  size: number,
): { page: number; pages: number; offset: number } {
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(asked, pages);
  return { page, pages, offset: (page - 1) * size };
}

/** The page that an address asks for: the first for a number that means nothing. */
export function pageNumber(asked: string | null): number {
  return /^\d{1,6}$/.test(asked ?? '') ? Math.max(Number(asked), 1) : 1;
}
