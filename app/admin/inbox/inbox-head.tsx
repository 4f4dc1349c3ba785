import { Form, Link } from 'react-router';
import { type InboxQuery, isLeadBox } from '#domain/leads/inbox.ts';
import { useInboxAddress } from './use-inbox-address.ts';
import { words } from './words.ts';

/** The title, the search, and what can be done with all that is shown. */
export function InboxHead({ query }: { query: InboxQuery }) {
  const address = useInboxAddress();
  const { box, archived, search } = query;
  const whole = { ...query, page: 1, open: '' };
  const csv = new URLSearchParams({ box, q: search, archived: archived ? '1' : '' });
  return (
    <header className="inbox-head">
      <h1>{words.title}</h1>
      <Form action={address({ ...whole, archived: false, search: '' })} className="desk-search">
        {archived && <input type="hidden" name="archived" value="1" />}
        <input
          key={search}
          type="search"
          name="q"
          defaultValue={search}
          placeholder={words.searchHint}
          aria-label={words.search}
          className="field"
        />
      </Form>
      {isLeadBox(box) && (
        <>
          <Link to={address({ ...whole, archived: !archived })} className="desk-button">
            {archived ? words.leaveArchives : words.archives}
          </Link>
          <a href={`/api/leads/export?${csv}`} className="desk-button" download>
            {words.exportCsv}
          </a>
        </>
      )}
    </header>
  );
}
