import { Form, Link, useLocation } from 'react-router';
import { type DocumentRef, documentKey, readDocumentKey } from '#domain/documents.ts';
import type { ListedPublication } from '#server/publishing/publications/publication-lists.ts';
import type { Review } from '#server/publishing/publications/publication-review.ts';
import type { LeftAlone } from '#server/publishing/publications/undo-publication.ts';
import { useMay } from '../../administrator.tsx';
import { shortDateTime } from '../../dates.ts';
import { fieldLocation } from '../../field-location.ts';
import type { ActionResult } from '../../screen-action.ts';
import { addressOf } from '../../shell/address.ts';
import { ConfirmedAction } from '../../ui/confirmed-action.tsx';
import { Pager } from '../../ui/pager.tsx';
import { DocumentChanges } from './document-changes.tsx';
import { failureWords, words } from './words.ts';

/** Of many documents, so many are named at once. */
const NAMED = 3;

/** Sooner is as punctual as a clock and a database are. */
const LATE_MS = 60_000;

interface PublishedPublication extends ListedPublication {
  documents: TitledDocument[];
}

interface TitledDocument extends DocumentRef {
  /** Of an article or a case study. */
  title: string;
}

interface PublishedListProps {
  page: { items: PublishedPublication[]; page: number; pages: number; count: number };
  /** How many went live today. */
  today: number;
  /** The one whose changes are shown. */
  opened: { id: string; review: Review | undefined } | undefined;
  result: ActionResult | undefined;
}

/** What went live, or should have, newest first, each with the way back. */
export function PublishedList({ page: listed, today, opened, result }: PublishedListProps) {
  const { items, page, pages, count } = listed;
  const mayUndo = useMay('publish');
  const { pathname, search } = useLocation();
  const address = (changed: Record<string, string>) => {
    const params = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changed))
      if (value) params.set(name, value);
      else params.delete(name);
    return params.size > 0 ? `${pathname}?${params}` : pathname;
  };
  if (count === 0)
    return (
      <div className="list-empty admin-card">
        <strong className="text-ink">{words.nothingPublished}</strong>
        <p>{words.nothingPublishedNext}</p>
      </div>
    );
  return (
    <>
      <LeftAloneNotice result={result} />
      {mayUndo && today > 1 && (
        <div className="publication-today">
          <ConfirmedAction
            label={words.undoToday}
            title={words.undoTodayTitle}
            text={words.undoTodayText(today)}
            cancel={words.undoCancel}
            confirm={words.undoTodayConfirm}
            intent="undo-today"
            fields={{}}
          />
        </div>
      )}
      <section className="admin-card p-0" aria-label={words.lists.published}>
        <ul>
          {items.map((publication) => {
            const isOpen = opened?.id === publication.id;
            return (
              <PublishedLine
                key={publication.id}
                publication={publication}
                review={isOpen ? opened?.review : undefined}
                address={address({ open: isOpen ? '' : publication.id })}
              />
            );
          })}
        </ul>
        <Pager
          count={words.count(count)}
          page={page}
          pages={pages}
          address={(other) => address({ page: String(other), open: '' })}
        />
      </section>
    </>
  );
}

interface PublishedLineProps {
  publication: PublishedPublication;
  review: Review | undefined;
  /** The address that shows the changes of this publication, or hides them when they are shown. */
  address: string;
}

function PublishedLine({ publication, review, address }: PublishedLineProps) {
  const { id, action, name, state, createdBy, publishedAt, dueAt, documents, undoneBy } = publication;
  const isLive = state === 'published';
  const mayUndo = useMay('publish');
  const at = publishedAt || dueAt;
  const when = <time dateTime={at}>{shortDateTime(at)}</time>;
  return (
    <li className="publication-line">
      <div className="publication-what">
        <h2>
          {name && <span className="mr-2">{name}</span>}
          <span className={isLive ? 'list-tag' : 'list-tag list-tag-bad'}>
            {isLive ? (words.actions[action] ?? action) : words.notLive}
          </span>
        </h2>
        <p className="publication-who">
          {isLate(publication) ? (
            <>
              {words.late(shortDateTime(dueAt))} {when}
            </>
          ) : (
            when
          )}{' '}
          · {createdBy || words.nobody}
        </p>
        <DocumentNames documents={documents} />
        {!isLive && <p className="publication-reason">{failureWords(publication.failure)}</p>}
        {undoneBy && (
          <p className="publication-reason">
            {words.undone(undoneBy.by, shortDateTime(undoneBy.at), undoneBy.leftAlone > 0)}
          </p>
        )}
      </div>
      {isLive && (
        <div className="publication-tools">
          <Link to={address} preventScrollReset className="quiet-button" aria-expanded={review !== undefined}>
            {review ? words.hide : words.see}
          </Link>
          {mayUndo && undoneBy && undoneBy.leftAlone > 0 && <UndoRest id={id} />}
          {mayUndo && !undoneBy && (
            <ConfirmedAction
              label={
                <span>
                  {words.undo}
                  <span className="sr-only sm:not-sr-only"> {words.undoWhat}</span>
                </span>
              }
              title={words.undoTitle}
              text={words.undoText(documents.length)}
              cancel={words.undoCancel}
              confirm={words.undoConfirm}
              intent="undo"
              fields={{ id }}
            />
          )}
        </div>
      )}
      {review && <ReviewOf review={review} />}
    </li>
  );
}

/** Takes back what nobody has changed since, and names what is left: it needs no question first. */
function UndoRest({ id }: { id: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="intent" value="undo" className="quiet-button">
        {words.undoRest}
      </button>
    </Form>
  );
}

/** Nothing ran at its moment: it went live at the next start. */
function isLate({ dueAt, publishedAt }: ListedPublication): boolean {
  if (dueAt === '' || publishedAt === '') return false;
  return new Date(publishedAt).getTime() - new Date(dueAt).getTime() > LATE_MS;
}

function ReviewOf({ review }: { review: Review }) {
  return (
    <div className="publication-review">
      {review.documents.map(({ ref, title, changes }, _, all) => (
        <article key={documentKey(ref)} className="publication-copy">
          <header>
            <h3>{fieldLocation(ref, '', title).name}</h3>
            <span className="list-tag">{words.languages[ref.language]}</span>
          </header>
          <DocumentChanges document={ref} changes={changes} folded={all.length > NAMED} />
        </article>
      ))}
    </div>
  );
}

/** A publication may hold every page of the site: the first are named, the others on request. */
function DocumentNames({ documents }: { documents: readonly TitledDocument[] }) {
  const names = namesOf(documents);
  // One more takes no more room than the words that stand for it.
  const shown = names.length > NAMED + 1 ? NAMED : names.length;
  const rest = names.slice(shown);
  return (
    <>
      <p className="publication-names">
        {rest.length > 0 && <strong>{words.contents(documents.length)} · </strong>}
        {names
          .slice(0, shown)
          .map(({ name }) => name)
          .join(', ')}
      </p>
      {rest.length > 0 && (
        <details className="publication-rest">
          <summary>{words.andMore(rest.length)}</summary>
          <ul>
            {rest.map(({ key, name }) => (
              <li key={key}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** One name for both languages of a page: `Accueil (français, anglais)`. */
function namesOf(documents: readonly TitledDocument[]) {
  const pages = new Map<string, { key: string; name: string; languages: string[] }>();
  for (const { title, ...ref } of documents) {
    const { name, path } = fieldLocation(ref, '', title);
    const key = `${path} ${name}`;
    const { languages } = pages.get(key) ?? { languages: [] };
    const language = words.languages[ref.language].toLowerCase();
    pages.set(key, { key, name, languages: [...languages, language] });
  }
  return [...pages.values()].map(({ key, name, languages }) => ({
    key,
    name: `${name} (${languages.join(', ')})`,
  }));
}

/** What an undo did not touch, with its title, and that of what has its address by now. */
type Left = LeftAlone & { title: string; taker?: string };

/** What an undo did not touch, and the way to do it all the same where there is one. */
function LeftAloneNotice({ result }: { result: ActionResult | undefined }) {
  const left = (result?.leftAlone ?? []) as Left[];
  const taken = left.filter(({ taker }) => taker !== undefined);
  const since = left.filter(({ taker }) => taker === undefined);
  if (left.length === 0) return null;
  return (
    <section className="notice publication-left">
      {taken.length > 0 && (
        <>
          <p>{words.addressTaken}</p>
          <LeftList left={taken} />
        </>
      )}
      {since.length > 0 && (
        <>
          <p>{words.leftAlone}</p>
          <LeftList left={since} />
          <Form method="post">
            <input type="hidden" name="id" value={String(result?.undone ?? '')} />
            <input
              type="hidden"
              name="overwrite"
              value={JSON.stringify(since.map(({ document, path }) => ({ document, path })))}
            />
            <button type="submit" name="intent" value="undo" className="quiet-button">
              {words.undoAnyway}
            </button>
          </Form>
        </>
      )}
    </section>
  );
}

function LeftList({ left }: { left: readonly Left[] }) {
  return (
    <ul>
      {left.map((one) => (
        <li key={`${one.document} ${one.path}`}>
          <LeftField {...one} />
          {one.taker && ` ${words.takenBy(one.taker)}`}
        </li>
      ))}
    </ul>
  );
}

function LeftField({ document, path, title, entry }: Left) {
  const location = useLocation();
  const ref = readDocumentKey(document) as DocumentRef;
  const place = fieldLocation(ref, path, title);
  return (
    <Link to={addressOf(location, place.path, ref.language) + (path ? place.hash : '')}>
      {place.name} ({words.languages[ref.language].toLowerCase()}) · {entry && `${entry} · `}
      {path ? fieldLocation(ref, path).field : words.wholeDocument}
    </Link>
  );
}
