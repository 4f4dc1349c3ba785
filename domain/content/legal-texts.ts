import type { Section, SectionContent } from './sections.ts';

/** The three sections that are legal texts, edited as HTML source. */
export const legalTexts = ['legal', 'privacy', 'terms'] as const satisfies readonly Section[];
export type LegalText = (typeof legalTexts)[number];

type TextSections = SectionContent<'terms'>['sections'];

/** The sections of a legal text as its page shows them: the legal notice keeps its ways of contact apart. */
export function sectionsOf(content: SectionContent<LegalText>): TextSections {
  if (!('contact' in content)) return content.sections;
  const { sections, contact } = content;
  return { ...sections, contact: { ...sections.contact, methods: contact.methods } };
}

/** A key that no section has yet; it becomes the anchor of the new one. */
export function newSectionKey(sections: Readonly<Record<string, unknown>>): string {
  let number = Object.keys(sections).length + 1;
  while (Object.hasOwn(sections, `section-${number}`)) number += 1;
  return `section-${number}`;
}

/** The sections with one put before or after its neighbour; those at an end stay. */
export function withSectionMoved<T>(sections: Readonly<Record<string, T>>, key: string, by: 1 | -1) {
  const entries = Object.entries(sections);
  const from = entries.findIndex(([name]) => name === key);
  const moved = entries[from];
  if (!moved || from + by < 0) return { ...sections };
  return Object.fromEntries(entries.toSpliced(from, 1).toSpliced(from + by, 0, moved));
}
