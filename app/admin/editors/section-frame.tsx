import type { ReactNode } from 'react';
import type { Language } from '#domain/languages.ts';
import type { Draft } from '../editing/draft.ts';
import { DraftProvider } from '../editing/drafts.tsx';
import { EditorFrame } from '../editing/editor-frame.tsx';
import { entryOf } from '../shell/navigation.ts';
import { ResetButton } from '../transfer/reset-button.tsx';
import { words } from '../words.ts';

interface SectionFrameProps {
  /** The one draft of the editor, as `useSectionDrafts` made it. */
  drafts: readonly [Draft];
  language: Language;
  /** Where a visitor sees it. */
  page: string;
  /** The page that shows a field, where it is another one. */
  pageOf?(field: string): string | undefined;
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of an editor of one section: named as the navigation names it, with the way back to the shipped words. */
export function SectionFrame({ drafts, language, page, pageOf, tools, children }: SectionFrameProps) {
  const [draft] = drafts;
  const title = entryOf(`pages/${draft.name}`)?.label ?? draft.name;
  return (
    <EditorFrame title={title} language={language} drafts={drafts} page={page} pageOf={pageOf} tools={tools}>
      <DraftProvider draft={draft}>{children}</DraftProvider>
      <ResetButton drafts={drafts} title={title} languageName={words.languageNames[language].toLowerCase()} />
    </EditorFrame>
  );
}
