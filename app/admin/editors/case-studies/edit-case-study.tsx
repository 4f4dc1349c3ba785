import { lazy, Suspense, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Draft, DraftState } from '../../editing/draft.ts';
import { useDraftState } from '../../editing/drafts.tsx';
import { keepLocalCopy } from '../../editing/local-copies.ts';
import { caseStudyDraft, jsonOf, parsed } from './case-study-draft.ts';
import { CaseStudyPreview } from './case-study-preview.tsx';
import type { CaseStudiesData, OpenedCaseStudy } from './load-case-studies.ts';
import { words } from './words.ts';

/** The code editor is large: it comes when somebody edits, and runs in the browser only. */
const JsonEditor = lazy(() => import('./json-editor.tsx'));

interface EditCaseStudyProps {
  loaded: CaseStudiesData;
  opened: OpenedCaseStudy;
  onDone(): void;
}

/** The text of a case study, and beside it the page as it will be. Leaving keeps a copy of what is unsaved. */
export function EditCaseStudy({ loaded, opened, onDone }: EditCaseStudyProps) {
  const { revalidate } = useRevalidator();
  const [draft] = useState(() => caseStudyDraft(loaded.language, loaded.id, opened));
  const [broken, setBroken] = useState(false);
  const state = useDraftState(draft, (now) => now);
  useEffect(() => keepLocalCopy(draft), [draft]);

  const save = async () => {
    setBroken(parsed(jsonOf(draft)) === undefined);
    if (parsed(jsonOf(draft)) === undefined) return;
    await draft.save();
    const { phase, conflicts } = draft.getState();
    if (phase !== 'idle' || conflicts.length > 0) return;
    await revalidate();
    onDone();
  };
  const change = (json: string) => {
    setBroken(false);
    draft.set('json', json);
  };

  return (
    <section aria-labelledby="case-study-title" className="case-study-editor" data-editing>
      <Head state={state} draft={draft} onSave={save} onCancel={onDone} />
      <Failure state={state} broken={broken} />
      <div className="json-pane">
        <p className="text-ink-soft">{words.jsonHelp}</p>
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <JsonEditor
            label={words.json}
            value={jsonOf(draft)}
            onChange={change}
            shape={opened.shape}
            required={opened.required}
            problems={state.problems}
          />
        </Suspense>
      </div>
      <CaseStudyPreview json={jsonOf(draft)} loaded={loaded} opened={opened} />
    </section>
  );
}

interface HeadProps {
  state: DraftState;
  draft: Draft;
  onSave(): void;
  onCancel(): void;
}

function Head({ state, draft, onSave, onCancel }: HeadProps) {
  const saving = state.phase === 'saving';
  return (
    <div className="editor-head">
      <h1 id="case-study-title">{words.json}</h1>
      <p role="status" className="editor-state">
        {saving ? words.saving : draft.isDirty() && words.unsaved}
      </p>
      <button type="button" className="button button-quiet button-small" onClick={onCancel}>
        {words.cancel}
      </button>
      <button type="button" className="button button-small" disabled={saving} onClick={onSave}>
        {words.save}
      </button>
    </div>
  );
}

/** What stopped the last save: the text itself, or the server, with the fields that it names. */
function Failure({ state, broken }: { state: DraftState; broken: boolean }) {
  const failed = ['refused', 'failed', 'signed-out'].includes(state.phase);
  const names = state.problems.map(({ path, message }) => (path ? `${path} (${message})` : message));
  return (
    <div role="alert" className="editor-alert">
      {broken && <p className="notice notice-bad">{words.invalid}</p>}
      {!broken && failed && (
        <p className="notice notice-bad">
          {words.failed}
          {names.length > 0 && (
            <span className="block font-normal">
              {words.toCorrect} {names.join(', ')}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
