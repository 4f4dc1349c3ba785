import type { ReactNode } from 'react';
import type { SectionContent } from '#domain/content/sections.ts';
import type { LegalSection as Section } from '#domain/rich-text/legal-sections.ts';
import { LegalPage } from '../../legal/legal-page.tsx';
import { LegalSection } from '../../legal/legal-section.tsx';
import { HostingDetails, PublisherDetails } from './details.tsx';

interface LegalViewProps {
  text: Omit<SectionContent<'legal'>, 'sections' | 'contact'>;
  sections: Section[];
}

/** The legal notice as a visitor sees it; its editor shows the same. */
export function LegalView({ text, sections }: LegalViewProps) {
  const details: Record<string, ReactNode> = {
    publisher: <PublisherDetails publisher={text.publisher} labels={text.labels} />,
    hosting: <HostingDetails hosting={text.hosting} labels={text.labels} />,
  };
  return (
    <LegalPage text={text} sections={sections}>
      {sections.map((section, place) => (
        <LegalSection key={section.id} section={section} number={place + 1}>
          {details[section.id]}
        </LegalSection>
      ))}
    </LegalPage>
  );
}
