import { z } from 'zod';
import { email, formExtras, message, optionalLine, optionalWebAddress, requiredLine } from './form-fields.ts';
import { jobPositions } from './job-positions.ts';

/** The written part; the files `cv` (required) and `coverLetter` are checked by file-rules.ts. */
export const applicationFormSchema = z.strictObject({
  firstName: requiredLine,
  lastName: requiredLine,
  email,
  phone: optionalLine,
  position: z.enum(jobPositions),
  message,
  githubUrl: optionalWebAddress,
  portfolioUrl: optionalWebAddress,
  ...formExtras,
});
export type ApplicationForm = z.output<typeof applicationFormSchema>;
