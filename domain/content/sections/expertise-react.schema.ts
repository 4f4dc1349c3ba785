import { z } from 'zod';
import { seoFields, text } from '../fields.ts';
import { expertiseDetailFields } from './expertise-page.ts';

/** Fills what `react-development` leaves out of its page. */
export const expertiseReactSchema = z.object({
  ...seoFields,
  title: text('Développement React'),
  ...expertiseDetailFields,
});
