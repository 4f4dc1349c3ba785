import { Form, Link, useLocation } from 'react-router';
import { documentKey } from '#domain/documents.ts';
import type { ListedPublication } from '#server/publishing/publications/publication-lists.ts';
import type { Review } from '#server/publishing/publications/publication-review.ts';
import { Allowed } from '../../administrator.tsx';
import { longDateTime, shortDateTime } from '../../dates.ts';
import { fieldLocation } from '../../field-location.ts';
import { sharedPage } from '../../preview/document-page.ts';
import { PreviewButtons } from '../../preview/preview-buttons.tsx';
import { addressOf } from '../../shell/address.ts';
import { OwnerPublishes } from '../../ui/owner-publishes.tsx';
import { DocumentChanges } from './document-changes.tsx';
import { FindingGroups } from './finding-groups.tsx';
import { useSendOnce } from './use-send-once.ts';
import { words } from './words.ts';

interface Scheduled {
  publication: ListedPublication;
  review: Review;
  /** Which of the two moments it is, when the clocks go back. */
  repeated: 'first' | 'second' | undefined;
}

/** What waits for its moment, soonest first. */
export function ScheduledList({ scheduled }: { scheduled: readonly Scheduled[] }) {
  const location = useLocation();
  if (scheduled.length === 0)
    return (
      <div className="list-empty admin-card">
        <strong className="text-ink">{words.nothingScheduled}</strong>
        <p>{words.nothingScheduledNext}</p>
        <Link to={addressOf(location, 'publications')} className="quiet-button mt-2">
          {words.toUnpublished}
        </Link>
      </div>
    );
  return (
    <div className="publications-list">
      {scheduled.map((one) => (
        <ScheduledPublication key={one.publication.id} {...one} />
      ))}
    </div>
  );
}

function ScheduledPublication({ publication, review, repeated }: Scheduled) {
  const { id, name, dueAt, createdBy, createdAt } = publication;
  const { documents, findings } = review;
  const sending = useSendOnce();
  return (
    <section className="admin-card publication-scheduled" aria-label={name || words.unnamed}>
      <header>
        <div>
          <h2>{name || words.unnamed}</h2>
          <p className="publication-due">{words.dueAt(longDateTime(dueAt))}</p>
          {repeated && <p>{words.repeatedHour[repeated]}</p>}
          <p className="publication-who">{words.scheduledBy(createdBy, shortDateTime(createdAt))}</p>
        </div>
        <Allowed right="publish" otherwise={<OwnerPublishes />}>
          <Form method="post" className="publication-tools" onSubmit={sending.onSubmit}>
            <input type="hidden" name="id" value={id} />
            <button
              type="submit"
              name="intent"
              value="publish-now"
              className="quiet-button"
              disabled={sending.busy}
            >
              {words.publishNow}
            </button>
            <button
              type="submit"
              name="intent"
              value="withdraw"
              className="quiet-button quiet-button-danger"
              disabled={sending.busy}
            >
              {words.withdraw}
            </button>
          </Form>
        </Allowed>
      </header>
      <div className="publication-preview">
        <PreviewButtons
          perspective={`publication:${id}`}
          path={sharedPage(documents.map(({ ref }) => ref))}
        />
      </div>
      <FindingGroups findings={findings} />
      {documents.map(({ ref, title, changes }) => (
        <ScheduledDocument
          key={documentKey(ref)}
          publication={id}
          ref={ref}
          title={title}
          changes={changes}
        />
      ))}
    </section>
  );
}

type DocumentProps = Pick<Review['documents'][number], 'ref' | 'title' | 'changes'> & { publication: string };

function ScheduledDocument({ publication, ref, title, changes }: DocumentProps) {
  const location = useLocation();
  const { name, path } = fieldLocation(ref, '', title);
  const language = words.languages[ref.language];
  const sending = useSendOnce();
  return (
    <article className="publication-copy">
      <header>
        <h3>
          <Link to={addressOf(location, path, ref.language)}>{name}</Link>
        </h3>
        <span className="list-tag">{language}</span>
        <Allowed right="publish">
          <Form method="post" className="ml-auto" onSubmit={sending.onSubmit}>
            <input type="hidden" name="id" value={publication} />
            <input type="hidden" name="document" value={documentKey(ref)} />
            <button
              type="submit"
              name="intent"
              value="take-out"
              className="quiet-button"
              disabled={sending.busy}
              aria-label={words.takeOutOf(name, language)}
            >
              {words.takeOut}
            </button>
          </Form>
        </Allowed>
      </header>
      <DocumentChanges document={ref} changes={changes} />
    </article>
  );
}
