import type { SectionContent } from '#domain/content/sections.ts';
import { type Testimonial, withMissing } from '#domain/content/testimonials.ts';
import type { Draft } from '../../editing/draft.ts';

/** Brings the shipped testimonials that the list lacks into the draft. Answers how many; undefined when they cannot be read. */
export async function syncTestimonials(draft: Draft): Promise<number | undefined> {
  const shipped = (await draft.history.content(0).catch(() => undefined)) as
    | SectionContent<'testimonials'>
    | undefined;
  if (!shipped) return undefined;
  const { items } = draft.getState().content as { items: Testimonial[] };
  const all = withMissing(items, shipped.items);
  if (all.length > items.length) {
    draft.set('items', all);
    await draft.save();
  }
  return all.length - items.length;
}
