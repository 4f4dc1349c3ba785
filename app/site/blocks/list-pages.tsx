import { Link } from 'react-router';
import { Arrow } from '../../ui/arrow.tsx';
import { useContent } from '../content.tsx';

interface ListPagesProps {
  page: number;
  pages: number;
  /** The id of the list: another page of it begins at its top. */
  list: string;
  /** The query of another page of the same list. */
  query(page: number): string;
}

/** The way to the next and the former page of a long list. */
export function ListPages({ page, pages, list, query }: ListPagesProps) {
  const { words } = useContent();
  const address = (to: number) => `${query(to)}#${list}`;
  if (pages === 1) return null;
  return (
    <nav aria-label={words.pages} className="mt-10 flex items-center justify-center gap-5">
      {page > 1 && (
        <Link to={address(page - 1)} rel="prev" className="round-button" aria-label={words.previous}>
          <Arrow back />
        </Link>
      )}
      <span>{words.pageOf(page, pages)}</span>
      {page < pages && (
        <Link to={address(page + 1)} rel="next" className="round-button" aria-label={words.next}>
          <Arrow />
        </Link>
      )}
    </nav>
  );
}
