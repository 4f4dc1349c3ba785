import type { SectionContent } from '#domain/content/sections.ts';
import type { LegalSection } from '#domain/rich-text/legal-sections.ts';
import { LegalPage } from '../../legal/legal-page.tsx';
import { LegalSections } from '../../legal/legal-sections.tsx';

interface TermsViewProps {
  text: Omit<SectionContent<'terms'>, 'sections'>;
  sections: LegalSection[];
}

export function TermsView({ text, sections }: TermsViewProps) {
  return (
    <LegalPage text={text} sections={sections}>
      <LegalSections sections={sections} />
    </LegalPage>
  );
}
