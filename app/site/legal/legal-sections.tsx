import type { LegalSection as Content } from '#domain/rich-text/legal-sections.ts';
import { LegalSection } from './legal-section.tsx';

/** Sections one after another, numbered in their order. */
export function LegalSections({ sections }: { sections: Content[] }) {
  return sections.map((section, place) => (
    <LegalSection key={section.id} section={section} number={place + 1} />
  ));
}
