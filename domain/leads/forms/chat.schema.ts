import { z } from 'zod';
import { email, formExtras, message, optionalLine, requiredLine } from './form-fields.ts';

export const chatFormSchema = z.strictObject({
  name: requiredLine,
  email,
  phone: optionalLine,
  message,
  ...formExtras,
});
export type ChatForm = z.output<typeof chatFormSchema>;
