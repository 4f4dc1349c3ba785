import type { LegalText } from '#domain/content/legal-texts.ts';
import { pathTo } from '#domain/pages.ts';
import type { Draft } from '../../editing/draft.ts';
import { type EditedSection, useSectionDrafts } from '../../editing/use-section-drafts.ts';
import { Card, FoldedCard } from '../../fields/card.tsx';
import { FieldsAt } from '../../fields/fields-at.tsx';
import { SeoBlock } from '../../fields/seo-block.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { LegalSections } from './legal-sections.tsx';
import { words } from './words.ts';

/** A legal text: its sections as HTML source. */
export function LegalEditor({ loaded }: { loaded: EditedSection }) {
  const drafts = useSectionDrafts([loaded]) as [Draft];
  const { language, section } = loaded;
  return (
    <SectionFrame drafts={drafts} language={language} page={pathTo(section as LegalText, language)}>
      <div className="editor-cards" data-editor="legal">
        <Card title={words.page}>
          <FieldsAt paths={['title', 'description', 'lastUpdated', 'updatedLabel', 'tocTitle', 'prevails']} />
        </Card>
        <Card title={words.sections} path="sections">
          <p className="card-note">{words.htmlHelp}</p>
          <LegalSections />
        </Card>
        {section === 'legal' && <NoticeCards />}
        <div className="editor-card">
          <SeoBlock path="" />
        </div>
      </div>
    </SectionFrame>
  );
}

/** What only the legal notice has: who publishes and who hosts the site. */
function NoticeCards() {
  return (
    <>
      <Card title={words.publisher} path="publisher">
        <FieldsAt paths={['publisher']} />
      </Card>
      <Card title={words.hosting} path="hosting">
        <FieldsAt paths={['hosting']} />
      </Card>
      <FoldedCard title={words.labels}>
        <FieldsAt paths={['labels']} />
      </FoldedCard>
    </>
  );
}
