import { Link } from 'react-router';
import { type Box, boxes, type InboxQuery } from '#domain/leads/inbox.ts';
import { useInboxAddress } from './use-inbox-address.ts';
import { words } from './words.ts';

interface InboxTabsProps {
  query: InboxQuery;
  /** What waits in each box: unread, or failed for mail. */
  waiting: Record<Box, number>;
}

export function InboxTabs({ query, waiting }: InboxTabsProps) {
  const address = useInboxAddress();
  return (
    <nav aria-label={words.boxesLabel} className="inbox-tabs">
      {boxes.map((box) => (
        <Link
          key={box}
          to={address({ box, archived: false, state: '', search: '', page: 1, open: '' })}
          aria-current={box === query.box ? 'page' : undefined}
          className="inbox-tab"
        >
          {words.boxes[box]}
          {waiting[box] > 0 && (
            <span className="inbox-count" data-urgent={box === 'mail'}>
              <span aria-hidden="true">{waiting[box]}</span>
              <span className="sr-only">
                {box === 'mail' ? words.failedMails(waiting[box]) : words.unread(waiting[box])}
              </span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
