import { z } from 'zod';
import { email, formExtras, optionalLine, optionalMessage, requiredLine } from './form-fields.ts';

/**
 * Who asks for a quote. The selection that comes with it is checked by the configuration
 * (domain/calculator/selection.schema.ts). Other fields are not looked at, a total least of all.
 */
export const quoteFormSchema = z.object({
  name: requiredLine,
  email,
  company: optionalLine,
  phone: optionalLine,
  /** Whether the visitor wants the estimate by mail. */
  copy: z.union([z.boolean(), z.literal('1').transform(() => true)]).default(false),
  message: optionalMessage,
  ...formExtras,
});
export type QuoteForm = z.output<typeof quoteFormSchema>;
