import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { InboxQuery } from '#domain/leads/inbox.ts';
import { Pager } from '../../ui/pager.tsx';
import { useInboxAddress } from './use-inbox-address.ts';
import { words } from './words.ts';

interface InboxListProps {
  query: InboxQuery;
  page: number;
  pages: number;
  count: number;
  /** Above the rows: what can be done with several. */
  bar?: ReactNode;
  children: ReactNode;
}

/** The left side: the rows of a box, and the way to older ones. */
export function InboxList({ query, page, pages, count, bar, children }: InboxListProps) {
  const address = useInboxAddress();
  if (count === 0) return <p className="inbox-list list-empty">{emptyWords(query)}</p>;
  return (
    <section className="inbox-list" aria-label={words.boxes[query.box]}>
      {bar}
      <ul>{children}</ul>
      <Pager
        count={words.count(count)}
        page={page}
        pages={pages}
        address={(other) => address({ ...query, page: other, open: '' })}
      />
    </section>
  );
}

function emptyWords({ box, archived, state, search }: InboxQuery): string {
  if (search) return words.emptySearch(search);
  if (state) return words.emptyState;
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
  /** Where rows can be chosen: the box to tick. */
  choice?: ReactNode;
}

/** One row of the list. What is open keeps its place in the list and its address. */
export function InboxRow({ query, id, fresh = false, who, when, mark, what, choice }: InboxRowProps) {
  const address = useInboxAddress();
  return (
    <li className="inbox-item">
      {choice}
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
