import type { z } from 'zod';
import { type FormProblems, formProblems } from '#domain/leads/forms/form-problems.ts';
import { RequestError } from '#domain/request-error.ts';

/** The form as its schema gives it, or a RequestError that names every field to mend. */
export function checked<S extends z.ZodType>(
  schema: S,
  input: unknown,
  others: FormProblems = {},
): z.output<S> {
  const parsed = schema.safeParse(input);
  const fields = { ...others, ...(parsed.error && formProblems(parsed.error, input)) };
  if (parsed.success && Object.keys(fields).length === 0) return parsed.data;
  const tooLarge = Object.values(fields).includes('too-large');
  throw new RequestError(tooLarge ? 413 : 422, 'Some fields need another look.', { fields });
}
