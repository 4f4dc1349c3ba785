import { useState } from 'react';
import type { LegalText } from '#domain/content/legal-texts.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import type { Draft } from '../../editing/draft.ts';
import { type Pane, PaneToggle } from '../../editing/pane-toggle.tsx';
import { type EditedSection, useSectionDrafts } from '../../editing/use-section-drafts.ts';
import { Card, FoldedCard } from '../../fields/card.tsx';
import { FieldsAt } from '../../fields/fields-at.tsx';
import { SeoBlock } from '../../fields/seo-block.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { LegalPreview } from './legal-preview.tsx';
import { LegalSections } from './legal-sections.tsx';
import { words } from './words.ts';

interface LegalEditorProps {
  loaded: EditedSection;
  common: SectionContent<'common'>;
}

/** A legal text: its sections as HTML source, and the page beside them. */
export function LegalEditor({ loaded, common }: LegalEditorProps) {
  const drafts = useSectionDrafts([loaded]) as [Draft];
  const [pane, setPane] = useState<Pane>('write');
  const { language, section } = loaded;
  return (
    <SectionFrame
      drafts={drafts}
      language={language}
      page={pathTo(section as LegalText, language)}
      tools={
        <span className="legal-panes">
          <PaneToggle shown={pane} onShow={setPane} />
        </span>
      }
    >
      <div className="legal-editor" data-pane={pane}>
        <div className="editor-cards" data-editor="legal">
          <Card title={words.page}>
            <FieldsAt
              paths={['title', 'description', 'lastUpdated', 'updatedLabel', 'tocTitle', 'prevails']}
            />
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
        <LegalPreview language={language} common={common} />
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
