import { z } from 'zod';

import { PASSWORD_MIN } from './limits.ts';

/** E-mail addresses are compared without regard to letter case. */
export const emailSchema = z
  .email()
  .max(254)
  .transform((email) => email.toLowerCase());

/** What the first administrator, and every later one, chooses. */
export const credentialsSchema = z.object({
  email: emailSchema,
  password: z.string().min(PASSWORD_MIN).max(1000),
});
