/** How many tags a card of the list shows. */
export const CASE_STUDY_TAGS_SHOWN = 4;

export function shownTags(tags: readonly string[]): { shown: readonly string[]; more: number } {
  return {
    shown: tags.slice(0, CASE_STUDY_TAGS_SHOWN),
    more: Math.max(tags.length - CASE_STUDY_TAGS_SHOWN, 0),
  };
}

/** The client's own site. `#` stands for a site that is not open to everybody. */
export function websiteOf({ website = '' }: { website?: string }): string | undefined {
  const address = website.trim();
  return address === '' || address === '#' ? undefined : address;
}

/** Whether anything is written in a block: one that was left empty is as good as absent. */
export function isFilled<Block>(block: Block): block is NonNullable<Block> {
  if (typeof block === 'string') return block.trim() !== '';
  return typeof block === 'object' && block !== null && Object.values(block).some(isFilled);
}
