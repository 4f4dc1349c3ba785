import { z } from 'zod';
import { email, formExtras, message, optionalLine, requiredLine } from './form-fields.ts';
import { projectTypes } from './project-types.ts';

export const contactFormSchema = z.strictObject({
  name: requiredLine,
  email,
  company: optionalLine,
  projectType: z.enum(projectTypes),
  message,
  ...formExtras,
});
export type ContactForm = z.output<typeof contactFormSchema>;
