import { type ComponentProps, useDeferredValue } from 'react';
import type { SectionContent } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';
import { PageFrame } from '../../../site/blocks/page-frame.tsx';
import { ContentProvider } from '../../../site/content.tsx';
import { useDraft, useDraftState } from '../../editing/drafts.tsx';
import { PreviewPane } from '../../preview/preview-pane.tsx';
import { words } from './words.ts';

export type MenusPreviewContext = ComponentProps<typeof PageFrame>;

/** Header and footer of the site with the menus as they stand in the fields. */
export function MenusPreview({
  language,
  previewContext,
}: {
  language: Language;
  previewContext: MenusPreviewContext;
}) {
  const content = useDraftState(useDraft(), (state) => state.content) as SectionContent<'common'>;
  const common = useDeferredValue(content);
  return (
    <div className="menus-preview">
      <PreviewPane title={words.preview} language={language}>
        <ContentProvider language={language} common={common}>
          <PageFrame {...previewContext} />
        </ContentProvider>
      </PreviewPane>
    </div>
  );
}
