import type { SectionContent } from '#domain/content/sections.ts';

/** The words of this page are kept inside those about funding. */
export type BelgiumContent = SectionContent<'cii'>['belgium'];
