import { z } from 'zod';
import { DEFAULT_RATING, RATING_MAX, RATING_MIN } from '../limits.ts';
import { caseStudy, flag, group, image, list, longText, text } from '../section-parts/fields.ts';

const testimonial = z.object({
  id: text(),
  name: text(),
  company: text(),
  image: image(),
  role: text(),
  rating: z.number().int().min(RATING_MIN).max(RATING_MAX).default(DEFAULT_RATING),
  text: longText(),
  featured: flag(),
  /** The story of the same client. */
  caseStudy: caseStudy(),
});

export const testimonialsSchema = z.object({
  title: text('Témoignages'),
  subtitle: text(),
  stats: group({ clients: text(), projets: text(), satisfaction: text(), experience: text() }),
  reviews: text(),
  items: list(testimonial),
  scrolling: group({ title: text('Témoignages'), subtitle: text('Chargement...') }),
});
