import { z } from 'zod';
import { list, longText, text } from '../section-parts/fields.ts';

export const faqSchema = z.object({
  title: text('Questions fréquentes'),
  subtitle: text(),
  items: list(z.object({ question: text(), answer: longText() })),
});
