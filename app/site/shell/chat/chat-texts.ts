import type { SectionContent } from '#domain/content/sections.ts';

/** The managed words of the chat. */
export type ChatTexts = SectionContent<'contact'>['chat'];
