import { z } from 'zod';
import { expertiseDetailFields } from '../section-parts/expertise-page.ts';
import { seoFields, text } from '../section-parts/fields.ts';

/** Fills what `react-development` leaves out of its page. */
export const expertiseReactSchema = z.object({
  ...seoFields,
  title: text('Développement React'),
  ...expertiseDetailFields,
});
