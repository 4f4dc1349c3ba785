import { z } from 'zod';
import { flag, list, longText, text } from './fields.ts';

/** A monthly formula with its price tag, as the hosting and maintenance pages show them. */
export const plan = z.object({
  name: text(),
  price: text(),
  description: longText(),
  popular: flag(),
  features: list(z.string()),
});
