import { Link } from 'react-router';
import type { InboxQuery } from '#domain/leads/inbox.ts';
import { stateFilters } from '#domain/leads/lead-states.ts';
import { useInboxAddress } from './use-inbox-address.ts';
import { words } from './words.ts';

/** The leads of a box by what the agency has done with them. */
export function StateFilter({ query }: { query: InboxQuery }) {
  const address = useInboxAddress();
  return (
    <nav aria-label={words.stateFilter} className="inbox-filter">
      {(['', ...stateFilters] as const).map((state) => (
        <Link
          key={state}
          to={address({ ...query, state, page: 1, open: '' })}
          aria-current={state === query.state ? 'true' : undefined}
          className="inbox-state"
        >
          {words.stateFilters[state]}
        </Link>
      ))}
    </nav>
  );
}
