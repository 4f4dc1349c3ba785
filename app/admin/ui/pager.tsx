import { Link } from 'react-router';
import { words } from '../words.ts';

interface PagerProps {
  /** How much there is, in words. */
  count: string;
  page: number;
  pages: number;
  address(page: number): string;
}

/** Below a list: how much there is, and the way to the rest of it. */
export function Pager({ count, page, pages, address }: PagerProps) {
  return (
    <footer className="list-pages">
      <span>{count}</span>
      {pages > 1 && (
        <nav aria-label={words.pages}>
          {page > 1 && (
            <Link to={address(page - 1)} aria-label={words.previousPage}>
              ←
            </Link>
          )}
          {words.pageOf(page, pages)}
          {page < pages && (
            <Link to={address(page + 1)} aria-label={words.nextPage}>
              →
            </Link>
          )}
        </nav>
      )}
    </footer>
  );
}
