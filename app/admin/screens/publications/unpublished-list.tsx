import { type KeyboardEvent, useState } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { documentKey, isCalculator, readDocumentKey } from '#domain/documents.ts';
import type { Publication } from '#server/publishing/publications/publication-reads.ts';
import type { Review } from '#server/publishing/publications/publication-review.ts';
import { longDateTime, shortDateTime } from '../../dates.ts';
import { fieldLocation } from '../../field-location.ts';
import { sharedPage } from '../../preview/document-page.ts';
import { PreviewButtons } from '../../preview/preview-buttons.tsx';
import type { ActionResult } from '../../screen-action.ts';
import { addressOf } from '../../shell/address.ts';
import { DocumentChanges } from './document-changes.tsx';
import { PublishPanel, type PublishPanelProps } from './publish-panel.tsx';
import { useSendOnce } from './use-send-once.ts';
import { failureWords, words } from './words.ts';

type Copy = Review['documents'][number];

interface UnpublishedListProps {
  review: Review;
  failures: readonly Publication[];
  /** How many more there are than can be shown. */
  left: number;
  tomorrow: string;
  /** How many publications wait for their moment. */
  scheduled: number;
  result: ActionResult | undefined;
}

/** What is written and not published: to look at, to choose from, and to let go live. */
export function UnpublishedList({
  review,
  failures,
  left,
  tomorrow,
  result,
  scheduled,
}: UnpublishedListProps) {
  const { documents, findings } = review;
  const sending = useSendOnce();
  const sent = sentChoices(result);
  const [out, setOut] = useState<ReadonlySet<string>>(
    () => new Set(sent ? documents.map(documentKeyOf).filter((key) => !sent.keys.has(key)) : []),
  );
  if (documents.length === 0) return <NothingToPublish scheduled={scheduled} failures={failures} />;
  const keys = documents.map(documentKeyOf);
  const chosen = keys.filter((key) => !out.has(key));
  const choose = (some: readonly string[], on: boolean) => {
    const together = withOtherCalculator(some, keys);
    setOut(new Set(on ? [...out].filter((key) => !together.includes(key)) : [...out, ...together]));
  };
  return (
    <>
      <div className="publication-preview">
        <p>{words.previewAll}</p>
        <PreviewButtons perspective="working" path={sharedPage(documents.map(({ ref }) => ref))} />
      </div>
      <Form
        method="post"
        className="publications-columns"
        onSubmit={sending.onSubmit}
        onKeyDown={keepFromSending}
      >
        {/* Without scripts, the first button is what Enter in a field presses. */}
        <button type="submit" name="intent" value="show-again" hidden />
        <div className="publications-list">
          {failures.map((failure) => (
            <Failure key={failure.id} failure={failure} />
          ))}
          <label className="publication-all">
            <input
              type="checkbox"
              ref={(box) => {
                if (box) box.indeterminate = chosen.length > 0 && chosen.length < keys.length;
              }}
              checked={chosen.length === keys.length}
              onChange={({ target }) => choose(keys, target.checked)}
            />
            {words.chooseAll} <span aria-live="polite">{words.chosen(chosen.length, keys.length)}</span>
          </label>
          {byPage(documents).map((copies) => (
            <PageCopies key={copies[0]?.ref.id} copies={copies} out={out} onChoose={choose} />
          ))}
          {left > 0 && <p className="text-ink-soft">{words.moreCopies(left)}</p>}
        </div>
        <PublishPanel
          documents={documents}
          findings={findings}
          chosen={chosen}
          busy={sending.busy}
          filled={{ date: tomorrow, time: '08:00', name: '', intent: '', ...sent?.filled }}
        />
      </Form>
    </>
  );
}

function NothingToPublish({ scheduled, failures }: Pick<UnpublishedListProps, 'scheduled' | 'failures'>) {
  const location = useLocation();
  const nothing = failures.length > 0 ? words.nothingHere : words.nothingToPublish;
  return (
    <>
      {failures.map((failure) => (
        <Failure key={failure.id} failure={failure} />
      ))}
      <div className="list-empty admin-card">
        <strong className="text-ink">
          {scheduled > 0 ? words.nothingElseToPublish(scheduled) : nothing}
        </strong>
        <p>{words.nothingToPublishNext}</p>
        <Link to={addressOf(location, 'pages/home')} className="quiet-button mt-2">
          {words.openEditor}
        </Link>
      </div>
    </>
  );
}

function Failure({ failure: { name, dueAt, failure } }: { failure: Publication }) {
  const location = useLocation();
  const isDeleted = failure === 'publication-deleted';
  return (
    <div role="alert" className="notice notice-bad">
      {words.failed(name || words.unnamed, longDateTime(dueAt))}
      <p className="font-normal">
        {failureWords(failure)} {isDeleted ? words.failedDeleted : words.failedNext}{' '}
        {isDeleted && (
          <Link to={addressOf(location, 'bin')} className="text-link underline">
            {words.openBin}
          </Link>
        )}
      </p>
    </div>
  );
}

interface PageCopiesProps {
  copies: readonly Copy[];
  out: ReadonlySet<string>;
  onChoose(keys: readonly string[], on: boolean): void;
}

/** One page, article or case study in its languages. */
function PageCopies({ copies, out, onChoose }: PageCopiesProps) {
  const location = useLocation();
  const [first] = copies;
  if (!first) return null;
  const { name } = fieldLocation(first.ref, '', first.title);
  return (
    <section className="admin-card publication-page">
      <h2>{name}</h2>
      {copies.length > 1 && isCalculator(first.ref) && (
        <p className="text-ink-soft">{words.calculatorsTogether}</p>
      )}
      {copies.map((copy) => {
        const { ref, version = '', draft, isNew, changes } = copy;
        const key = documentKey(ref);
        const language = words.languages[ref.language];
        return (
          <article key={key} className="publication-copy" data-out={out.has(key)}>
            <header>
              <label>
                <input
                  type="checkbox"
                  name="id"
                  value={`${key} ${version}`}
                  aria-label={words.choose(name, language)}
                  checked={!out.has(key)}
                  onChange={({ target }) => onChoose([key], target.checked)}
                />
                <span className="list-tag">{language}</span>
                {isNew && <span className="list-tag list-tag-good">{words.isNew}</span>}
              </label>
              {draft && (
                <span className="publication-who">
                  {words.written(draft.updatedBy, shortDateTime(draft.updatedAt))}
                </span>
              )}
              <Link
                to={addressOf(location, fieldLocation(ref).path, ref.language)}
                className="publication-open"
                aria-label={`${words.open} ${name} (${language})`}
              >
                {words.open}
              </Link>
            </header>
            <DocumentChanges document={ref} changes={changes} />
          </article>
        );
      })}
    </section>
  );
}

/** Enter in a field sends nothing: what goes live takes a click. */
function keepFromSending(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The calculators of both languages count with the same prices: they are chosen together. */
function withOtherCalculator(some: readonly string[], keys: readonly string[]): readonly string[] {
  const ofCalculator = (key: string) => isCalculator(readDocumentKey(key));
  return some.some(ofCalculator) ? [...some, ...keys.filter(ofCalculator)] : some;
}

const documentKeyOf = ({ ref }: Copy) => documentKey(ref);

/** The languages of a document stand together. */
function byPage(documents: readonly Copy[]): Copy[][] {
  const pages = new Map<string, Copy[]>();
  for (const copy of documents) {
    const page = `${copy.ref.collection}/${copy.ref.id}`;
    pages.set(page, [...(pages.get(page) ?? []), copy]);
  }
  return [...pages.values()];
}

/** A form that is shown again: what was chosen and filled in. */
function sentChoices(result: ActionResult | undefined) {
  if (!Array.isArray(result?.chosen)) return undefined;
  const keys = new Set(result.chosen.map((id) => String(id).split(' ')[0] ?? ''));
  return { keys, filled: result.filled as PublishPanelProps['filled'] };
}
