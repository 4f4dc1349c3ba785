import { pathTo } from '#domain/pages.ts';
import type { Draft } from '../../editing/draft.ts';
import { SavedNotice } from '../../editing/saved-notice.tsx';
import { type EditedSection, useSectionDrafts } from '../../editing/use-section-drafts.ts';
import { SectionFrame } from '../section-frame.tsx';
import { HostingFields } from './hosting-fields.tsx';
import { words } from './words.ts';

/** The hosting page. */
export function HostingEditor({ hosting }: { hosting: EditedSection }) {
  const drafts = useSectionDrafts([hosting]) as [Draft];
  const [draft] = drafts;
  const { language } = hosting;
  return (
    <SectionFrame drafts={drafts} language={language} page={pathTo('hosting', language)}>
      <SavedNotice draft={draft} text={words.saved} role="alert" />
      <HostingFields />
    </SectionFrame>
  );
}
