import { Form, Link, useLocation } from 'react-router';
import { shortDateTime } from '../../dates.ts';
import { addressOf } from '../../shell/address.ts';
import { useSendOnce } from './use-send-once.ts';
import { words } from './words.ts';

/** A link to a preview, with what it shows in words. */
export interface ListedLink {
  id: string;
  shows: string;
  path: string;
  openings: number;
  createdAt: string;
  createdBy: string;
  expiresAt: string;
  state: keyof typeof words.linkStates;
}

/** The links that show previews to others: who made them, how often they were opened, and how to end them. */
export function LinkList({ links }: { links: readonly ListedLink[] }) {
  const location = useLocation();
  const sending = useSendOnce();
  if (links.length === 0)
    return (
      <div className="list-empty admin-card">
        <strong className="text-ink">{words.noLinks}</strong>
        <p>{words.noLinksNext}</p>
        <Link to={addressOf(location, 'publications')} className="quiet-button mt-2">
          {words.toUnpublished}
        </Link>
      </div>
    );
  return (
    <section className="admin-card p-0" aria-label={words.linksLabel}>
      <ul>
        {links.map(({ id, shows, path, openings, createdAt, createdBy, expiresAt, state }) => (
          <li key={id} className="publication-line" data-ended={state !== 'open'}>
            <div className="publication-what">
              <h2>
                <span className="mr-2">{shows}</span>
                {state !== 'open' && <span className="list-tag">{words.linkStates[state]}</span>}
              </h2>
              <p>
                {words.openings(openings)}
                {state === 'open' && ` · ${words.opensUntil(shortDateTime(expiresAt))}`}
              </p>
              <p className="publication-who">
                {words.linkMade(createdBy, shortDateTime(createdAt))} · {words.linkBegins(path)}
              </p>
            </div>
            {state === 'open' && (
              <Form method="post" className="publication-tools" onSubmit={sending.onSubmit}>
                <input type="hidden" name="id" value={id} />
                <button
                  type="submit"
                  name="intent"
                  value="revoke-link"
                  className="quiet-button quiet-button-danger"
                  disabled={sending.busy}
                >
                  {words.revokeLink}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
