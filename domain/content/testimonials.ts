import type { SectionContent } from './sections.ts';

export type Testimonial = SectionContent<'testimonials'>['items'][number];

/** The stored list and after it those of the shipped one that it lacks, by id. What is stored stays as it is. */
export function withMissing(stored: readonly Testimonial[], shipped: readonly Testimonial[]): Testimonial[] {
  const known = new Set(stored.map(({ id }) => id));
  return [...stored, ...shipped.filter(({ id }) => !known.has(id))];
}

/** Those that the owner puts first, then the others, each in the order they had. */
export function withFeaturedFirst<Item extends Pick<Testimonial, 'featured'>>(
  items: readonly Item[],
): Item[] {
  return [...items.filter(({ featured }) => featured), ...items.filter(({ featured }) => !featured)];
}

/** An empty testimonial under an id that no other has. */
export function newTestimonial(others: readonly Testimonial[]): Testimonial {
  const taken = new Set(others.map(({ id }) => id));
  let number = others.length + 1;
  while (taken.has(`temoignage-${number}`)) number += 1;
  return {
    id: `temoignage-${number}`,
    name: '',
    company: '',
    image: '',
    role: '',
    rating: 5,
    text: '',
    featured: false,
    caseStudy: '',
  };
}
