import type { SectionContent } from '#domain/content/sections.ts';
import { withMissing } from '#domain/content/testimonials.ts';
import type { Language } from '#domain/languages.ts';
import { VersionConflict } from '#server/documents/document-errors.ts';
import type { Authorship, ContentService } from './content-service.ts';

/** Brings in the shipped testimonials that the stored list lacks. Answers the version and how many came in. */
export function createTestimonialSync(content: ContentService) {
  return async (language: Language, authorship: Authorship): Promise<{ rev: number; added: number }> => {
    const [{ content: stored, rev }, shipped] = await Promise.all([
      content.load('testimonials', language),
      content.version('testimonials', language, 0) as Promise<SectionContent<'testimonials'>>,
    ]);
    if (rev !== authorship.basedOn) throw new VersionConflict(rev);
    const items = withMissing(stored.items, shipped.items);
    const added = items.length - stored.items.length;
    if (added === 0) return { rev, added };
    return { rev: await content.updateField('testimonials', language, 'items', items, authorship), added };
  };
}
