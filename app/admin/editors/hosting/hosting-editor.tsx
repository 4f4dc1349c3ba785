import { useState } from 'react';
import { pathTo } from '#domain/pages.ts';
import type { Draft } from '../../editing/draft.ts';
import { type Pane, PaneToggle } from '../../editing/pane-toggle.tsx';
import { SavedNotice } from '../../editing/saved-notice.tsx';
import { type EditedSection, useSectionDrafts } from '../../editing/use-section-drafts.ts';
import { SectionFrame } from '../section-frame.tsx';
import { HostingFields } from './hosting-fields.tsx';
import { HostingPreview, type HostingPreviewContext } from './hosting-preview.tsx';
import { words } from './words.ts';

interface HostingEditorProps {
  hosting: EditedSection;
  previewContext: HostingPreviewContext;
}

/** The hosting page: its fields, or the page as it will be. */
export function HostingEditor({ hosting, previewContext }: HostingEditorProps) {
  const drafts = useSectionDrafts([hosting]) as [Draft];
  const [draft] = drafts;
  const [pane, setPane] = useState<Pane>('write');
  const { language } = hosting;
  return (
    <SectionFrame
      drafts={drafts}
      language={language}
      page={pathTo('hosting', language)}
      tools={<PaneToggle shown={pane} onShow={setPane} />}
    >
      <SavedNotice draft={draft} text={words.saved} role="alert" />
      {pane === 'write' ? (
        <HostingFields />
      ) : (
        <HostingPreview language={language} previewContext={previewContext} />
      )}
    </SectionFrame>
  );
}
