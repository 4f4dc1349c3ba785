import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { InboxQuery } from '#domain/leads/inbox.ts';
import { useInboxAddress } from './use-inbox-address.ts';
import { words } from './words.ts';

interface InboxViewProps {
  query: InboxQuery;
  title: string;
  tools: ReactNode;
  children: ReactNode;
}

/** The right side: what is open. On a small screen it takes the place of the list. */
export function InboxView({ query, title, tools, children }: InboxViewProps) {
  const address = useInboxAddress();
  return (
    <article className="inbox-view admin-card">
      <Link to={address({ ...query, open: '' })} preventScrollReset className="inbox-back">
        ← {words.back}
      </Link>
      <header className="inbox-view-head">
        <h2>{title}</h2>
        <div className="inbox-tools">{tools}</div>
      </header>
      {children}
    </article>
  );
}
