import { z } from 'zod';
import { expertiseDetailFields } from '../section-parts/expertise-page.ts';
import { seoFields, text } from '../section-parts/fields.ts';

/** Fills what `wordpress` leaves out of its page. */
export const wordpressSitesSchema = z.object({
  ...seoFields,
  title: text('Sites WordPress'),
  ...expertiseDetailFields,
});
