import { useState } from 'react';
import { labelOf } from '#app/admin/fields/labels.ts';
import { type Change, changedFields } from '#domain/editing/changes.ts';
import type { Draft } from '../draft.ts';
import type { Version } from '../draft-api.ts';
import { useDraftState } from '../drafts.tsx';
import { editingWords as words } from '../words.ts';
import { DiffText } from './diff-text.tsx';
import { useLoaded } from './use-loaded.ts';

/** An earlier version, and the draft it belongs to. */
export interface DraftVersion {
  draft: Draft;
  version: Version;
}

/** How a version differs from what is written now, or from the one before it. */
export function VersionDetail({ draft, version }: DraftVersion) {
  const { rev } = version;
  const [chosen, setChosen] = useState<'now' | 'before'>();
  const [taken, setTaken] = useState(false);
  const now = useDraftState(draft, ({ content }) => content);
  const [contents, failed] = useLoaded(
    () => Promise.all([draft.history.content(rev), draft.history.content(Math.max(0, rev - 1))]),
    version,
  );
  if (!contents) return <p role="status">{failed ? words.historyFailed : words.historyLoading}</p>;
  const [content, previous] = contents;
  const differing = (from: unknown) => changedFields(draft.shape, from, content, { intoLists: true });
  const sinceThen = differing(now);
  // What is written now is compared with what it replaced: with itself there is nothing to see.
  const before = chosen ? chosen === 'before' : !taken && sinceThen.length === 0;
  const changes = before ? differing(previous) : sinceThen;
  const take = (work: () => void) => {
    work();
    setTaken(true);
    void draft.save();
  };
  return (
    <div className="history-detail">
      <fieldset className="history-compare">
        <legend className="sr-only">{words.compare}</legend>
        {(['now', 'before'] as const).map((side) => (
          <label key={side}>
            <input
              type="radio"
              name="compare"
              checked={before === (side === 'before')}
              onChange={() => setChosen(side)}
            />
            {side === 'before' ? words.againstBefore : words.againstNow}
          </label>
        ))}
      </fieldset>
      {changes.length === 0 && <p>{words.noDifference}</p>}
      {changes.map((change) => (
        <Difference
          key={change.path}
          name={draft.name}
          change={change}
          onTake={before ? undefined : () => take(() => draft.set(change.path, change.after))}
        />
      ))}
      {!before && changes.length > 0 && (
        <button
          type="button"
          className="button button-small"
          onClick={() => take(() => draft.replace(content))}
        >
          {words.takeAll}
        </button>
      )}
      <p role="status">{taken && words.taken}</p>
    </div>
  );
}

function Difference({ name, change, onTake }: { name: string; change: Change; onTake?: () => void }) {
  const label = labelOf(`${name}.${change.path}`);
  return (
    <section className="history-difference">
      <h3>
        {label} <code className="field-path">{change.path}</code>
      </h3>
      <DiffText before={change.before} after={change.after} />
      {onTake && (
        <button
          type="button"
          className="quiet-button"
          aria-label={words.takeFieldOf(`${label} (${change.path})`)}
          onClick={onTake}
        >
          {words.takeField}
        </button>
      )}
    </section>
  );
}
