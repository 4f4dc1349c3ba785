import type { Draft } from '../../editing/draft.ts';
import { DraftProvider } from '../../editing/drafts.tsx';
import { EditorFrame } from '../../editing/editor-frame.tsx';
import { type EditedSection, useSectionDrafts } from '../../editing/use-section-drafts.ts';
import { entryOf } from '../../shell/navigation.ts';
import { ResetButton } from '../../transfer/reset-button.tsx';
import { words } from '../../words.ts';
import { SectionCards } from './section-cards.tsx';

interface GenericEditorProps {
  loaded: EditedSection;
  /** Where a visitor sees it. */
  page: string | undefined;
}

/** Every field of a section, drawn from its schema. */
export function GenericEditor({ loaded, page }: GenericEditorProps) {
  const { section, language } = loaded;
  const drafts = useSectionDrafts([loaded]) as [Draft];
  const [draft] = drafts;
  const title = entryOf(`pages/${section}`)?.label ?? section;
  return (
    <EditorFrame title={title} language={language} drafts={drafts} page={page}>
      <DraftProvider draft={draft}>
        {draft.shape.kind === 'group' && <SectionCards shape={draft.shape} path="" />}
      </DraftProvider>
      <ResetButton drafts={drafts} title={title} languageName={words.languageNames[language].toLowerCase()} />
    </EditorFrame>
  );
}
