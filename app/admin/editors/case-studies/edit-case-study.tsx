import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useRevalidator } from 'react-router';
import { otherLanguage } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import { Allowed } from '../../administrator.tsx';
import { startAutosave } from '../../editing/autosave.ts';
import { ConflictDialog } from '../../editing/conflict-dialog.tsx';
import { DiscardButton } from '../../editing/discard-button.tsx';
import type { Draft } from '../../editing/draft.ts';
import { useDraftState } from '../../editing/drafts.tsx';
import { HistoryButton } from '../../editing/history/history-button.tsx';
import { keepLocalCopy } from '../../editing/local-copies/local-copies.ts';
import { LocalCopyOffer } from '../../editing/local-copies/local-copy-offer.tsx';
import { measureBar } from '../../editing/measure-bar.ts';
import { PreviewButton } from '../../editing/preview-button.tsx';
import { MergedNotice } from '../../editing/save-banner.tsx';
import { SaveStatus, UndoButtons } from '../../editing/save-status.tsx';
import { ScheduledNotice } from '../../editing/scheduled-notice.tsx';
import { useSaveBeforeLeaving } from '../../editing/use-save-before-leaving.ts';
import { useSaveKeys } from '../../editing/use-save-keys.ts';
import { useUndoKeys } from '../../editing/use-undo-keys.ts';
import { editingWords } from '../../editing/words.ts';
import { fieldId } from '../../fields/field-id.ts';
import { showField } from '../../fields/show-field.ts';
import { usePageFrame } from '../../page-frame/frame-context.tsx';
import { PaneToggle } from '../../page-frame/pane-toggle.tsx';
import { OwnerPublishes } from '../../ui/owner-publishes.tsx';
import type { Banner } from '../entries/entry-banner.tsx';
import { useDraftGone, useOfferBack } from '../entries/use-draft-gone.tsx';
import {
  caseStudyDraft,
  hasForm,
  isHidden,
  readText,
  shownSlug,
  studyOf,
  textOf,
} from './case-study-draft.ts';
import { useWrittenStudyPage } from './framed-study.ts';
import type { CaseStudiesData, OpenedCaseStudy } from './load-case-studies.ts';
import { SaveFailure } from './save-failure.tsx';
import { StudyForm } from './study-form.tsx';
import { type StudyTab, StudyTabs } from './study-tabs.tsx';
import { words } from './words.ts';

/** The code editor is large: it comes when somebody wants it, and runs in the browser only. */
const JsonEditor = lazy(() => import('./json-editor.tsx'));

interface EditCaseStudyProps {
  loaded: CaseStudiesData;
  opened: OpenedCaseStudy;
  onBanner(banner: Banner): void;
  onDone(): void;
}

/** A case study as a form and as JSON, and beside it the page as it will be. Leaving keeps a copy of what is unsaved. */
export function EditCaseStudy({ loaded, opened, onBanner, onDone }: EditCaseStudyProps) {
  const { revalidate } = useRevalidator();
  const [draft] = useState(() => caseStudyDraft(loaded.language, loaded.id, opened));
  const [opening] = useState(() => draft.getState().saved);
  const drafts = useMemo(() => [draft], [draft]);
  // A translation that was begun a moment ago.
  const { state, hash, key } = useLocation();
  const begun = state?.editing === true;
  const [readsSource, setReadsSource] = useState(begun && loaded.source !== undefined);
  /** What was written when it could not be published for want of JSON. */
  const [broken, setBroken] = useState<unknown>();
  useEffect(() => {
    const stops = [keepLocalCopy(draft), startAutosave(draft)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [draft]);

  const publish = async () => {
    const { content, scheduled } = draft.getState();
    if (scheduled) return;
    const isReadable = studyOf(content) !== undefined;
    setBroken(isReadable ? undefined : content);
    if (isReadable) await draft.publish();
    const { phase, conflicts } = draft.getState();
    if (!isReadable || phase !== 'idle' || conflicts.length > 0) {
      // What stands in the way is told above the fields, which may be far from the one somebody wrote in.
      document.querySelector('.editor-alert')?.scrollIntoView({ block: 'center' });
      return;
    }
    await revalidate();
    onDone();
  };
  /** Takes back what was written here, also where it was saved meanwhile. */
  const cancel = async () => {
    if (draft.getState().saved.version !== opening.version) {
      await draft.revert();
      offerBack(draft.bringBack);
    }
    await revalidate();
    onDone();
  };
  useSaveBeforeLeaving(drafts);
  const offerBack = useOfferBack(onBanner);
  const onGone = useDraftGone('case-studies', onBanner);
  useSaveKeys({ save: () => void draft.save(), publish: () => void publish() });
  useUndoKeys(drafts);
  const isScheduled = useDraftState(draft, ({ scheduled }) => scheduled !== undefined);
  useWrittenStudyPage(loaded, opened, { draft, readsSource });
  const { pane, setPane } = usePageFrame();
  const [tab, setTab] = useState<StudyTab>('form');
  const [asked, setAsked] = useState(false);
  const showInForm = (path: string) => {
    flushSync(() => {
      setAsked(true);
      setTab('form');
    });
    const control = document.getElementById(fieldId(draft.name, path));
    if (control) showField(control);
    else setTab('json');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same field may be asked for twice
  useEffect(() => {
    if (hash === '') return;
    setAsked(true);
    setTab('form');
  }, [hash, key]);

  return (
    <>
      <EditHead
        loaded={loaded}
        draft={draft}
        drafts={drafts}
        readsSource={readsSource}
        onReadSource={() => {
          setReadsSource(!readsSource);
          if (!readsSource && pane === 'write') setPane('look');
        }}
        onPublish={publish}
        onCancel={cancel}
        onGone={onGone}
      />
      <ScheduledNotice draft={draft} />
      <LocalCopyOffer draft={draft} />
      <MergedNotice draft={draft} />
      <ConflictDialog draft={draft} />
      <SaveFailure draft={draft} broken={broken} onShow={showInForm} />
      <div className="case-study-editor" inert={isScheduled} data-held={isScheduled || undefined}>
        <StudyFields draft={draft} loaded={loaded} opened={opened} tab={tab} asked={asked} onTab={setTab} />
      </div>
    </>
  );
}

interface StudyFieldsProps {
  draft: Draft;
  loaded: CaseStudiesData;
  opened: OpenedCaseStudy;
  tab: StudyTab;
  /** Whether somebody wants a certain field of the form. */
  asked: boolean;
  onTab(tab: StudyTab): void;
}

/** Form and JSON over one draft. A text that the form cannot show has to be put right first. */
function StudyFields({ draft, loaded, opened, tab, asked, onTab }: StudyFieldsProps) {
  const content = useDraftState(draft, (state) => state.content);
  const problems = useDraftState(draft, (state) => state.problems);
  /** The text as it was typed, and what it stands for: what was not changed since keeps its line breaks. */
  const [typed, setTyped] = useState<{ text: string; content: unknown }>();
  const text = () => (typed && typed.content === content ? typed.text : textOf(content));
  const change = (next: string) => {
    if (next === text()) return;
    draft.set('', readText(next, opened.shape));
    setTyped({ text: next, content: draft.getState().content });
  };
  const shown = hasForm(content) ? tab : 'json';
  const blocked = studyOf(content) === undefined ? words.noFormSyntax : words.noFormKinds;
  return (
    <StudyTabs shown={shown} blocked={hasForm(content) ? undefined : blocked} onShow={onTab}>
      {shown === 'form' ? (
        <StudyForm draft={draft} language={loaded.language} offered={loaded.offered} atOnce={asked} />
      ) : (
        <div className="json-pane">
          <p className="text-ink-soft">{words.jsonHelp}</p>
          <Suspense fallback={<p role="status">{words.loading}</p>}>
            <JsonEditor
              label={words.json}
              value={text()}
              onChange={change}
              shape={opened.shape}
              required={opened.required}
              problems={problems}
            />
          </Suspense>
        </div>
      )}
    </StudyTabs>
  );
}

interface EditHeadProps {
  loaded: CaseStudiesData;
  draft: Draft;
  drafts: readonly Draft[];
  /** The study in the other language stands in place of the page. */
  readsSource: boolean;
  onReadSource(): void;
  onPublish(): void;
  onCancel(): void;
  onGone(bringBack: () => Promise<boolean>): void;
}

function EditHead(props: EditHeadProps) {
  const { loaded, draft, drafts, readsSource, onReadSource, onPublish, onCancel, onGone } = props;
  const slug = useDraftState(draft, ({ content }) => shownSlug(content));
  const hidden = useDraftState(draft, ({ saved }) => isHidden(saved.content));
  const cannotPublish = useDraftState(
    draft,
    ({ phase, scheduled }) => phase === 'publishing' || scheduled !== undefined,
  );
  return (
    <div ref={measureBar} className="editor-bar">
      <h1>{loaded.studies.find(({ id }) => id === loaded.id)?.title}</h1>
      <span className="editor-language">{loaded.language.toUpperCase()}</span>
      {slug !== undefined && (
        <PreviewButton drafts={drafts} path={pathTo('caseStudyDetail', loaded.language, slug)} />
      )}
      {loaded.source && (
        <button type="button" className="quiet-button" aria-pressed={readsSource} onClick={onReadSource}>
          {words.source[otherLanguage(loaded.language)]}
        </button>
      )}
      <div className="editor-tools">
        <SaveStatus drafts={drafts} hidden={hidden} />
        <UndoButtons drafts={drafts} />
        <HistoryButton drafts={drafts} />
        <PaneToggle />
        <button type="button" className="quiet-button" onClick={onCancel}>
          {words.cancel}
        </button>
        <DiscardButton drafts={drafts} onGone={onGone} />
        <Allowed right="publish" otherwise={<OwnerPublishes />}>
          <button type="button" className="button" disabled={cannotPublish} onClick={onPublish}>
            {editingWords.publish}
          </button>
        </Allowed>
      </div>
    </div>
  );
}
