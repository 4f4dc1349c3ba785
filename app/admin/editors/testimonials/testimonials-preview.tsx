import type { SectionContent } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';
import { ScrollingTestimonials } from '../../../site/blocks/scrolling-testimonials.tsx';
import { Testimonials } from '../../../site/blocks/testimonials.tsx';
import { ContentProvider } from '../../../site/content.tsx';
import { useDraft, useDraftState } from '../../editing/drafts.tsx';
import { PreviewPane } from '../../preview/preview-pane.tsx';
import { words } from './words.ts';

interface TestimonialsPreviewProps {
  language: Language;
  common: SectionContent<'common'>;
}

/** Both places where visitors read them: the home page and the scrolling rows. */
export function TestimonialsPreview({ language, common }: TestimonialsPreviewProps) {
  const content = useDraftState(useDraft(), (state) => state.content) as SectionContent<'testimonials'>;
  return (
    <div className="page-preview">
      <PreviewPane title={words.preview} language={language}>
        <ContentProvider language={language} common={common}>
          {content.items.length > 0 && <Testimonials testimonials={content} />}
          <ScrollingTestimonials heading={content.scrolling} items={content.items} />
        </ContentProvider>
      </PreviewPane>
    </div>
  );
}
