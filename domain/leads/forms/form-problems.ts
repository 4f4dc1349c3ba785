import type { z } from 'zod';

/**
 * What is wrong with a field. The page says it in the visitor's language.
 * `unknown`: the form has no such field. The last five are about files, `too-long` about a text.
 */
export type FormProblem =
  | 'required'
  | 'invalid'
  | 'unknown'
  | 'too-long'
  | 'too-large'
  | 'wrong-type'
  | 'has-macros'
  | 'locked'
  | 'damaged';

export type FormProblems = Record<string, FormProblem>;

/** The first problem of each field. An empty answer to a choice or a text counts as none. */
export function formProblems(error: z.core.$ZodError, input: unknown): FormProblems {
  const problems: [string, FormProblem][] = error.issues.flatMap((issue): [string, FormProblem][] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [key, 'unknown']);
    const [field] = issue.path;
    if (field === undefined) return [];
    if (issue.code === 'too_big' && issue.origin === 'string') return [[String(field), 'too-long']];
    return [[String(field), isEmpty(input, field) ? 'required' : 'invalid']];
  });
  return Object.fromEntries(problems.toReversed());
}

function isEmpty(input: unknown, field: PropertyKey): boolean {
  const value = Object.getOwnPropertyDescriptor(Object(input), field)?.value;
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}
