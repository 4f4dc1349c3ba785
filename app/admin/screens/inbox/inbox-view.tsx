import { type ReactNode, useEffect, useRef } from 'react';
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On a small screen the link that was followed is hidden with its list, and the focus would be nowhere.
    if (!document.activeElement?.checkVisibility()) heading.current?.focus();
  }, []);
  return (
    <article className="inbox-view admin-card">
      <Link to={address({ ...query, open: '' })} preventScrollReset className="inbox-back">
        ← {words.back}
      </Link>
      <header className="inbox-view-head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <div className="inbox-tools">{tools}</div>
      </header>
      {children}
    </article>
  );
}
