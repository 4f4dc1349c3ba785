import { Link, useLocation } from 'react-router';
import { type InboxQuery, isLeadBox } from '#domain/leads/inbox.ts';
import { Allowed } from '../../administrator.tsx';
import { addressOf } from '../../shell/address.ts';
import { ListSearch } from '../../ui/list-search.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { useInboxAddress } from './use-inbox-address.ts';
import { words } from './words.ts';

/** The title, the search, and what can be done with all that is shown. */
export function InboxHead({ query }: { query: InboxQuery }) {
  const address = useInboxAddress();
  const place = useLocation();
  const { box, archived, state, search } = query;
  const whole = { ...query, page: 1, open: '' };
  const csv = new URLSearchParams({ box, q: search, archived: archived ? '1' : '', state });
  return (
    <ScreenHead title={words.title}>
      <ListSearch
        search={search}
        label={words.search}
        hint={words.searchHint}
        action={address({ ...whole, archived: false, state: '', search: '' })}
      >
        {archived && <input type="hidden" name="archived" value="1" />}
        {state && <input type="hidden" name="state" value={state} />}
      </ListSearch>
      {isLeadBox(box) && (
        <>
          <Link to={address({ ...whole, archived: !archived })} className="quiet-button">
            {archived ? words.leaveArchives : words.archives}
          </Link>
          <Link to={addressOf(place, 'inbox/templates')} className="quiet-button">
            {words.templates}
          </Link>
          <Allowed right="leads">
            <a href={`/api/leads/export?${csv}`} className="quiet-button" download>
              {words.exportCsv}
            </a>
          </Allowed>
        </>
      )}
    </ScreenHead>
  );
}
