import { z } from 'zod';
import { seoFields, text } from '../fields.ts';
import { expertiseDetailFields } from './expertise-page.ts';

/** Fills what `nextjs-apps` leaves out of its page. */
export const expertiseNextjsSchema = z.object({
  ...seoFields,
  title: text('Applications Next.js'),
  ...expertiseDetailFields,
});
