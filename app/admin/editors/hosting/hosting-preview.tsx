import type { SectionContent } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';
import { ContentProvider } from '../../../site/content.tsx';
import { HostingView } from '../../../site/screens/hosting/view.tsx';
import { useDraft, useDraftState } from '../../editing/drafts.tsx';
import { PreviewPane } from '../../preview/preview-pane.tsx';
import { words } from './words.ts';

/** What the page takes from other sections. */
export interface HostingPreviewContext {
  common: SectionContent<'common'>;
  request: string;
}

/** What is written, saved or not, drawn by the public page's own parts. */
export function HostingPreview({
  language,
  previewContext,
}: {
  language: Language;
  previewContext: HostingPreviewContext;
}) {
  const content = useDraftState(useDraft(), (state) => state.content) as SectionContent<'hosting'>;
  return (
    <div className="page-preview">
      <PreviewPane title={words.preview} language={language}>
        <ContentProvider language={language} common={previewContext.common}>
          <HostingView hosting={content} request={previewContext.request} />
        </ContentProvider>
      </PreviewPane>
    </div>
  );
}
