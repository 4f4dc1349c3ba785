import { type ReactNode, useMemo } from 'react';
import { type Language, otherLanguage } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Allowed } from '../administrator.tsx';
import { ContentLanguage } from '../fields/content-language.tsx';
import { otherFieldId } from '../fields/field-id.ts';
import { useFramedPage } from '../page-frame/frame-context.tsx';
import { PaneToggle } from '../page-frame/pane-toggle.tsx';
import { sectionSource } from '../page-frame/written-source.ts';
import { ToolIcon } from '../shell/tool-icon.tsx';
import { OtherPageBar } from '../translations/other-page-bar.tsx';
import { SideBySideButton, useIsSideBySide } from '../translations/side-by-side-context.tsx';
import { translationWords } from '../translations/words.ts';
import { OwnerPublishes } from '../ui/owner-publishes.tsx';
import { words as adminWords } from '../words.ts';
import { ConfirmPrices } from './confirm-prices.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DiscardButton } from './discard-button.tsx';
import type { Draft } from './draft.ts';
import { HistoryButton } from './history/history-button.tsx';
import { LocalCopyOffer } from './local-copies/local-copy-offer.tsx';
import { measureBar } from './measure-bar.ts';
import { OtherPage } from './named-page.tsx';
import { OtherDraftsProvider, useOtherDrafts } from './other-drafts.tsx';
import { PreviewButton } from './preview-button.tsx';
import { SaveBanner } from './save-banner.tsx';
import { PublishButton, publishAll, SaveStatus, saveAll, UndoButtons } from './save-status.tsx';
import { ScheduledNotice } from './scheduled-notice.tsx';
import { useDraftsState } from './use-drafts-state.ts';
import { useJumpToField } from './use-jump-to-field.ts';
import { useSaveBeforeLeaving } from './use-save-before-leaving.ts';
import { useSaveKeys } from './use-save-keys.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import { editingWords as words } from './words.ts';

interface EditorFrameProps {
  title: string;
  language: Language;
  /** The drafts that this editor saves, usually one. */
  drafts: readonly Draft[];
  /** Where a visitor sees it. */
  page?: string;
  /** The page that shows a field, where it is another one. */
  pageOf?(field: string): string | undefined;
  /** No page shows these fields, and none of them is translated. */
  unseen?: boolean;
  /** Further buttons of the bar. */
  tools?: ReactNode;
  children: ReactNode;
}

/** What every editor has around its fields: name, state, undo, save, and all that may go wrong. */
export function EditorFrame({
  title,
  language,
  drafts,
  page,
  pageOf,
  unseen = false,
  tools,
  children,
}: EditorFrameProps) {
  const hydrated = useHydrated();
  const isScheduled = useDraftsState(drafts, (all) => all.some(({ scheduled }) => scheduled));
  const { others, otherDrafts } = useOtherDrafts(language);
  const inBothLanguages = useMemo(() => [...drafts, ...otherDrafts], [drafts, otherDrafts]);
  useSaveKeys({ save: () => void saveAll(inBothLanguages), publish: () => void publishAll(drafts) });
  useUndoKeys(inBothLanguages);
  useSaveBeforeLeaving(inBothLanguages);
  useJumpToField(hydrated);
  const path = page ?? pathTo('home', language);
  const isSideBySide = useIsSideBySide();
  return (
    <ContentLanguage language={language}>
      <title>{`${title} (${language}) · ${adminWords.title}`}</title>
      <div ref={measureBar} className="editor-bar">
        <h1>{title}</h1>
        <span className="editor-language">{language.toUpperCase()}</span>
        {page && (
          <a href={page} target="_blank" rel="noreferrer" className="editor-link">
            {words.seePage} <ToolIcon name="open" />
          </a>
        )}
        {!unseen && (
          <>
            <PreviewButton drafts={drafts} path={path} />
            <SideBySideButton drafts={inBothLanguages} />
            <PageBeside drafts={drafts} path={path} pageOf={pageOf} />
          </>
        )}
        <div className="editor-tools">
          <SaveStatus drafts={drafts} />
          <UndoButtons drafts={inBothLanguages} />
          <HistoryButton drafts={drafts} />
          {!unseen && <PaneToggle />}
          {tools}
          <DiscardButton drafts={drafts} />
          <Allowed right="publish" otherwise={<OwnerPublishes />}>
            <PublishButton drafts={drafts} />
          </Allowed>
        </div>
      </div>
      <OtherPageBar drafts={otherDrafts} language={otherLanguage(language)} />
      {drafts.map((draft) => (
        <div key={draft.key}>
          <ScheduledNotice draft={draft} />
          <LocalCopyOffer draft={draft} />
          <SaveBanner draft={draft} />
          <ConflictDialog draft={draft} />
          <ConfirmPrices draft={draft} />
        </div>
      ))}
      <OtherPage name={translationWords.otherPage[otherLanguage(language)]}>
        {otherDrafts.map((draft) => (
          <div key={draft.key}>
            {isSideBySide && <ScheduledNotice draft={draft} />}
            {isSideBySide && <LocalCopyOffer draft={draft} />}
            <SaveBanner draft={draft} idOf={otherFieldId} />
            <ConflictDialog draft={draft} />
            <ConfirmPrices draft={draft} />
          </div>
        ))}
      </OtherPage>
      {/* Fields that are not hydrated yet would take letters that no draft hears of; what is scheduled takes none. */}
      <div className="editor-fields" inert={!hydrated || isScheduled} data-held={isScheduled || undefined}>
        <OtherDraftsProvider others={others}>{children}</OtherDraftsProvider>
      </div>
    </ContentLanguage>
  );
}

interface PageBesideProps extends Pick<EditorFrameProps, 'drafts' | 'pageOf'> {
  path: string;
}

/** Lets the frame beside the editor show its page. */
function PageBeside({ drafts, path, pageOf }: PageBesideProps) {
  const sources = useMemo(() => drafts.map(sectionSource), [drafts]);
  useFramedPage({ sources, path, pageOf });
  return null;
}
