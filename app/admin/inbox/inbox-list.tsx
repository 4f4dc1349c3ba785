import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { InboxQuery } from '#domain/leads/inbox.ts';
import { useInboxAddress } from './use-inbox-address.ts';
import { words } from './words.ts';

interface InboxListProps {
  query: InboxQuery;
  page: number;
  pages: number;
  count: number;
  children: ReactNode;
}

/** The left side: the rows of a box, and the way to older ones. */
export function InboxList({ query, page, pages, count, children }: InboxListProps) {
  const address = useInboxAddress();
  if (count === 0) return <p className="inbox-list desk-empty">{emptyWords(query)}</p>;
  return (
    <section className="inbox-list" aria-label={words.boxes[query.box]}>
      <ul>{children}</ul>
      <footer className="inbox-pages">
        <span>{words.count(count)}</span>
        {pages > 1 && (
          <nav aria-label={words.pages}>
            {page > 1 && (
              <Link to={address({ ...query, page: page - 1, open: '' })} aria-label={words.previous}>
                ←
              </Link>
            )}
            {words.pageOf(page, pages)}
            {page < pages && (
              <Link to={address({ ...query, page: page + 1, open: '' })} aria-label={words.next}>
                →
              </Link>
            )}
          </nav>
        )}
      </footer>
    </section>
  );
}

function emptyWords({ box, archived, search }: InboxQuery): string {
  if (search) return words.emptySearch(search);
  return archived ? words.emptyArchives : words.empty[box];
}

interface InboxRowProps {
  query: InboxQuery;
  id: string;
  fresh?: boolean;
  /** First line: who, and when. Second line: what. */
  who: string;
  when: string;
  mark?: ReactNode;
  what: string;
}

/** One row of the list. What is open keeps its place in the list and its address. */
export function InboxRow({ query, id, fresh = false, who, when, mark, what }: InboxRowProps) {
  const address = useInboxAddress();
  return (
    <li>
      <Link
        to={address({ ...query, open: id })}
        preventScrollReset
        aria-current={query.open === id ? 'true' : undefined}
        data-fresh={fresh}
        className="inbox-row"
      >
        <span className="inbox-who">
          {fresh && <span className="sr-only">{words.newMark} </span>}
          {who}
        </span>
        <time className="inbox-when">{when}</time>
        <span className="inbox-what">
          {mark} {what}
        </span>
      </Link>
    </li>
  );
}
