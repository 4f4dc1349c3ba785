import type { SectionContent } from '#domain/content/sections.ts';
import { omit } from '#domain/omit.ts';

/** The part of the section `common` that every page carries: all but the blocks that one page alone shows, and the redirects. */
export const sharedWords = (common: SectionContent<'common'>) =>
  omit(common, 'partners', 'notFound', 'siteMap', 'accessibility', 'redirects');

export type SharedWords = ReturnType<typeof sharedWords>;
