import { z } from 'zod';
import { expertiseDetailFields } from '../section-parts/expertise-page.ts';
import { seoFields, text } from '../section-parts/fields.ts';

/** Fills what `nextjs-apps` leaves out of its page. */
export const expertiseNextjsSchema = z.object({
  ...seoFields,
  title: text('Applications Next.js'),
  ...expertiseDetailFields,
});
