import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { otherLanguage } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import { startAutosave } from '../../editing/autosave.ts';
import { ConflictDialog } from '../../editing/conflict-dialog.tsx';
import { DiscardButton } from '../../editing/discard-button.tsx';
import type { Draft, DraftState } from '../../editing/draft.ts';
import { useDraftState } from '../../editing/drafts.tsx';
import { HistoryButton } from '../../editing/history/history-button.tsx';
import { keepLocalCopy } from '../../editing/local-copies/local-copies.ts';
import { LocalCopyOffer } from '../../editing/local-copies/local-copy-offer.tsx';
import { PreviewButton } from '../../editing/preview-button.tsx';
import { MergedNotice } from '../../editing/save-banner.tsx';
import { SaveStatus } from '../../editing/save-status.tsx';
import { ScheduledNotice } from '../../editing/scheduled-notice.tsx';
import { useSaveBeforeLeaving } from '../../editing/use-save-before-leaving.ts';
import { useSaveKeys } from '../../editing/use-save-keys.ts';
import { editingWords } from '../../editing/words.ts';
import type { Banner } from '../entries/entry-banner.tsx';
import { useDraftGone } from '../entries/use-draft-gone.tsx';
import { caseStudyDraft, isHidden, jsonOf, parsed, problemsOf, shownSlug } from './case-study-draft.ts';
import { CaseStudyPreview, CaseStudySource } from './case-study-preview.tsx';
import type { CaseStudiesData, OpenedCaseStudy } from './load-case-studies.ts';
import { words } from './words.ts';

/** The code editor is large: it comes when somebody edits, and runs in the browser only. */
const JsonEditor = lazy(() => import('./json-editor.tsx'));

interface EditCaseStudyProps {
  loaded: CaseStudiesData;
  opened: OpenedCaseStudy;
  onBanner(banner: Banner): void;
  onDone(): void;
}

/** The text of a case study, and beside it the page as it will be. Leaving keeps a copy of what is unsaved. */
export function EditCaseStudy({ loaded, opened, onBanner, onDone }: EditCaseStudyProps) {
  const { revalidate } = useRevalidator();
  const [draft] = useState(() => caseStudyDraft(loaded.language, loaded.id, opened));
  const [opening] = useState(() => draft.getState().saved);
  const drafts = useMemo(() => [draft], [draft]);
  const { source } = loaded;
  // A translation that was begun a moment ago.
  const begun = useLocation().state?.editing === true;
  const [readsSource, setReadsSource] = useState(begun && source !== undefined);
  const [broken, setBroken] = useState(false);
  const state = useDraftState(draft, (now) => now);
  const problems = useMemo(() => problemsOf(state), [state]);
  useEffect(() => {
    const stops = [keepLocalCopy(draft), startAutosave(draft)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [draft]);

  const publish = async () => {
    setBroken(!isReadable(draft));
    if (!isReadable(draft)) return;
    await draft.publish();
    const { phase, conflicts } = draft.getState();
    if (phase !== 'idle' || conflicts.length > 0) return;
    await revalidate();
    onDone();
  };
  /** Back to how it was opened, also where something was saved meanwhile. */
  const cancel = async () => {
    const { version, content } = opening;
    if (draft.getState().saved.version !== version) {
      draft.replace(content);
      await draft.save();
    }
    await revalidate();
    onDone();
  };
  useSaveBeforeLeaving(drafts);
  const onGone = useDraftGone('case-studies', onBanner);
  useSaveKeys({ save: () => void draft.save(), publish: () => void publish() });
  const change = (json: string) => {
    setBroken(false);
    draft.set('json', json);
  };

  return (
    <>
      <EditHead
        {...{ loaded, state, draft, readsSource }}
        onReadSource={() => setReadsSource(!readsSource)}
        onPublish={publish}
        onCancel={cancel}
        onGone={onGone}
      />
      <ScheduledNotice draft={draft} />
      <LocalCopyOffer draft={draft} />
      <MergedNotice draft={draft} />
      <ConflictDialog draft={draft} />
      <Failure state={state} broken={broken} />
      <div className="case-study-editor" data-editing inert={state.scheduled !== undefined}>
        <div className="json-pane">
          <p className="text-ink-soft">{words.jsonHelp}</p>
          <Suspense fallback={<p role="status">{words.loading}</p>}>
            <JsonEditor
              label={words.json}
              value={jsonOf(draft)}
              onChange={change}
              shape={opened.shape}
              required={opened.required}
              problems={problems}
            />
          </Suspense>
        </div>
        {source && readsSource ? (
          <CaseStudySource loaded={loaded} source={source} />
        ) : (
          <CaseStudyPreview json={jsonOf(draft)} loaded={loaded} opened={opened} />
        )}
      </div>
    </>
  );
}

interface EditHeadProps {
  loaded: CaseStudiesData;
  state: DraftState;
  draft: Draft;
  /** The study in the other language stands in place of the page. */
  readsSource: boolean;
  onReadSource(): void;
  onPublish(): void;
  onCancel(): void;
  onGone(bringBack: () => Promise<boolean>): void;
}

const isReadable = (draft: Draft) => parsed(jsonOf(draft)) !== undefined;

function EditHead(props: EditHeadProps) {
  const { loaded, state, draft, onPublish, onCancel, onGone } = props;
  const slug = shownSlug(state.content);
  return (
    <div className="editor-bar">
      <h1>{loaded.studies.find(({ id }) => id === loaded.id)?.title}</h1>
      <span className="editor-language">{loaded.language.toUpperCase()}</span>
      {slug !== undefined && (
        <PreviewButton drafts={[draft]} path={pathTo('caseStudyDetail', loaded.language, slug)} />
      )}
      {loaded.source && (
        <button
          type="button"
          className="quiet-button"
          aria-pressed={props.readsSource}
          onClick={props.onReadSource}
        >
          {words.source[otherLanguage(loaded.language)]}
        </button>
      )}
      <div className="editor-tools">
        <SaveStatus drafts={[draft]} hidden={isHidden(state.saved.content)} />
        <HistoryButton drafts={[draft]} />
        <button type="button" className="quiet-button" onClick={onCancel}>
          {words.cancel}
        </button>
        <DiscardButton drafts={[draft]} onGone={onGone} />
        <button type="button" className="button" disabled={state.phase === 'publishing'} onClick={onPublish}>
          {editingWords.publish}
        </button>
      </div>
    </div>
  );
}

/** What stopped the last save: the text itself, or the server, with the fields that it names. */
function Failure({ state, broken }: { state: DraftState; broken: boolean }) {
  const failed =
    state.problems.length > 0 || ['failed', 'publish-failed', 'signed-out'].includes(state.phase);
  const names = problemsOf(state).map(({ path, message }) => (path ? `${path} (${message})` : message));
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
