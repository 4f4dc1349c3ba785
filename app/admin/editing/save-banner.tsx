import { useRevalidator } from 'react-router';
import { labelOf } from '#app/admin/fields/labels.ts';
import { fieldId } from '../fields/field-id.ts';
import type { Draft } from './draft.ts';
import { useDraftState } from './drafts.tsx';
import { PageName } from './named-page.tsx';
import { editingWords as words } from './words.ts';

interface SaveBannerProps {
  draft: Draft;
  /** The id of a field of this draft. */
  idOf?: typeof fieldId;
}

/** What stands in the way of saving, and the way out. It stays until it is settled. */
export function SaveBanner({ draft, idOf = fieldId }: SaveBannerProps) {
  const phase = useDraftState(draft, (state) => state.phase);
  const { revalidate } = useRevalidator();
  if (phase === 'failed')
    return (
      <Alert title={words.saveFailed} detail={words.saveFailedDetail}>
        <button type="button" className="quiet-button" onClick={() => draft.save()}>
          {words.retry}
        </button>
      </Alert>
    );
  if (phase === 'publish-failed')
    return (
      <Alert title={words.saveFailed} detail={words.publishFailedDetail}>
        <button type="button" className="quiet-button" onClick={() => draft.publish()}>
          {words.retry}
        </button>
      </Alert>
    );
  if (phase === 'signed-out')
    return (
      <Alert title={words.signedOut} detail={words.signedOutDetail}>
        <button type="button" className="quiet-button" onClick={() => revalidate()}>
          {words.logIn}
        </button>
      </Alert>
    );
  return (
    <>
      <Refused draft={draft} idOf={idOf} />
      <MergedNotice draft={draft} />
    </>
  );
}

/** Says that what others wrote meanwhile was taken in, until the next save. */
export function MergedNotice({ draft }: { draft: Draft }) {
  const merged = useDraftState(draft, (state) => state.merged && state.conflicts.length === 0);
  return merged ? (
    <p role="status" className="save-banner notice notice-good">
      <PageName />
      {words.merged}
    </p>
  ) : null;
}

interface AlertProps {
  title: string;
  detail?: string;
  children?: React.ReactNode;
}

function Alert({ title, detail, children }: AlertProps) {
  return (
    <div className="save-banner notice notice-bad">
      <div>
        <p role="alert">
          <PageName />
          {title}
        </p>
        {detail && <p className="save-banner-detail">{detail}</p>}
      </div>
      {children}
    </div>
  );
}

/** Each field that was refused, by its name, with a way to it. */
function Refused({ draft, idOf }: Required<SaveBannerProps>) {
  const problems = useDraftState(draft, (state) => state.problems);
  if (problems.length === 0) return null;
  return (
    <div className="save-banner notice notice-bad">
      <div role="alert">
        <p>
          <PageName />
          {problems.every(({ blocksPublishing }) => blocksPublishing) ? words.notPublished : words.saveFailed}
          . {problems.length > 1 ? words.refusedMany : words.refused}
        </p>
        <ul>
          {problems.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              {path !== '' && (
                <button
                  type="button"
                  className="save-banner-field"
                  onClick={() => document.getElementById(idOf(draft.name, path))?.focus()}
                >
                  {labelOf(`${draft.name}.${path}`)} <code className="field-path">{path}</code>
                </button>
              )}{' '}
              {message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
