import { type FormEvent, useState } from 'react';
import { labelOf } from '#app/admin/fields/labels.ts';
import type { Conflict } from '#domain/editing/carry-over.ts';
import { Modal } from '../../ui/modal.tsx';
import type { Draft } from './draft.ts';
import { useDraftState } from './drafts.tsx';
import { shownText } from './history/value-text.ts';
import { PageName } from './named-page.tsx';
import { editingWords as words } from './words.ts';

/** Two people changed the same fields: the choice is made field by field, and nothing is sent before. */
export function ConflictDialog({ draft }: { draft: Draft }) {
  const conflicts = useDraftState(draft, (state) => state.conflicts);
  const [putOff, setPutOff] = useState<readonly Conflict[]>();
  if (conflicts.length === 0) return null;
  if (putOff === conflicts)
    return (
      <div className="save-banner notice notice-bad">
        <p role="alert">
          <PageName />
          {words.conflict}
        </p>
        <button type="button" className="quiet-button" onClick={() => setPutOff(undefined)}>
          {words.choose}
        </button>
      </div>
    );

  const settle = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const choices = [...new FormData(event.currentTarget)];
    draft.settle(new Set(choices.filter(([, choice]) => choice === 'mine').map(([path]) => path)));
    void draft.save();
  };
  return (
    <Modal label={words.conflictTitle} onClose={() => setPutOff(conflicts)} className="admin-dialog">
      <form onSubmit={settle}>
        <h2>{words.conflictTitle}</h2>
        <p role="alert">
          <PageName />
          {words.conflict} {words.conflictDetail}
        </p>
        {conflicts.map((conflict) => (
          <Choice key={conflict.path} name={draft.name} conflict={conflict} />
        ))}
        <div className="admin-dialog-ways">
          <button type="submit" className="button button-small">
            {words.keepChoices}
          </button>
          <button type="button" className="quiet-button" onClick={() => setPutOff(conflicts)}>
            {words.later}
          </button>
        </div>
      </form>
    </Modal>
  );
}

function Choice({ name, conflict }: { name: string; conflict: Conflict }) {
  const { path, mine, theirs } = conflict;
  return (
    <fieldset className="conflict">
      <legend>
        {labelOf(`${name}.${path}`)} <code className="field-path">{path}</code>
      </legend>
      {(
        [
          ['mine', mine],
          ['theirs', theirs],
        ] as const
      ).map(([side, value]) => (
        <label key={side} className="conflict-side">
          <input type="radio" name={path} value={side} defaultChecked={side === 'mine'} />
          <span>
            <strong>{words[side]}</strong>
            <span className="conflict-text">{shownText(value)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
