import type { SectionContent } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';
import { ContentProvider } from '../../../site/content.tsx';
import { LegalView } from '../../../site/screens/legal/view.tsx';
import { PrivacyView } from '../../../site/screens/privacy/view.tsx';
import { TermsView } from '../../../site/screens/terms/view.tsx';
import { useDraft } from '../../editing/drafts.tsx';
import { PreviewPane } from '../../preview/preview-pane.tsx';
import { usePreview } from './use-preview.ts';
import { words } from './words.ts';

interface LegalPreviewProps {
  language: Language;
  common: SectionContent<'common'>;
}

const views = { legal: LegalView, privacy: PrivacyView, terms: TermsView };

/** The page as it will be, a moment after each letter. */
export function LegalPreview({ language, common }: LegalPreviewProps) {
  const draft = useDraft();
  const preview = usePreview(draft);
  const View = views[draft.name as keyof typeof views];
  return (
    <div className="page-preview">
      {preview?.failed && (
        <p role="status" className="card-note">
          {words.previewFailed}
        </p>
      )}
      <PreviewPane title={words.preview} language={language}>
        {preview && (
          <ContentProvider language={language} common={common}>
            <View text={preview.content as never} sections={preview.sections} />
          </ContentProvider>
        )}
      </PreviewPane>
    </div>
  );
}
