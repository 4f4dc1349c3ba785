import type { SectionContent } from '#domain/content/sections.ts';
import type { LegalSection } from '#domain/rich-text/legal-sections.ts';
import { LegalPage } from '../../legal/legal-page.tsx';
import { LegalSections } from '../../legal/legal-sections.tsx';

interface PrivacyViewProps {
  text: Omit<SectionContent<'privacy'>, 'sections'>;
  sections: LegalSection[];
}

export function PrivacyView({ text, sections }: PrivacyViewProps) {
  return (
    <LegalPage text={text} sections={sections}>
      <LegalSections sections={sections} />
    </LegalPage>
  );
}
