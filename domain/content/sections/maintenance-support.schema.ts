import { z } from 'zod';
import { seoFields, text } from '../section-parts/fields.ts';
import { questionList } from '../section-parts/question-list.ts';

/** Fills what `maintenance` leaves out of its page. */
export const maintenanceSupportSchema = z.object({
  ...seoFields,
  title: text('Maintenance et support'),
  faq: questionList(),
});
