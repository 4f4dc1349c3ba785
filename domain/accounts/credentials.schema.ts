import { z } from 'zod';

import { PASSWORD_MIN } from './limits.ts';
import { tidyCode } from './second-factor.ts';

const PASSWORD_MAX = 1000;

/** E-mail addresses are compared without regard to letter case. */
export const emailSchema = z
  .email()
  .max(254)
  .transform((email) => email.toLowerCase());

export const newPasswordSchema = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);

/** What the first administrator chooses. */
export const credentialsSchema = z.object({ email: emailSchema, password: newPasswordSchema });

/** What somebody types into the login form: any text, which is right or wrong. */
export const loginSchema = z.strictObject({
  email: z.string(),
  password: z.string(),
  code: z.string().optional(),
});

/** The credentials to compare. What can be nobody's becomes the e-mail or password of nobody. */
export function comparable({ email, password, code = '' }: z.output<typeof loginSchema>) {
  return {
    email: emailSchema.safeParse(email.trim()).data ?? '',
    password: password.length <= PASSWORD_MAX ? password : '',
    code: tidyCode(code),
  };
}
