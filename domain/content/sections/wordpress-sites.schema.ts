import { z } from 'zod';
import { seoFields, text } from '../fields.ts';
import { expertiseDetailFields } from './expertise-page.ts';

/** Fills what `wordpress` leaves out of its page. */
export const wordpressSitesSchema = z.object({
  ...seoFields,
  title: text('Sites WordPress'),
  ...expertiseDetailFields,
});
