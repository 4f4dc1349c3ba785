import type { z } from 'zod';

/** What is wrong with a field of the content. Screens say it in words (`app/admin/problem-words.ts`). */
export interface FieldProblem {
  path: string;
  code:
    | 'address-answers'
    | 'empty'
    | 'fixed'
    | 'leads-on'
    | 'leads-to-itself'
    | 'none-offered'
    | 'not-a-choice'
    | 'not-a-date'
    | 'not-a-path'
    | 'not-a-step'
    | 'not-a-target'
    | 'not-hours'
    | 'other'
    | 'repeated'
    | 'reserved-address'
    | 'too-far'
    | 'too-large'
    | 'too-long'
    | 'too-small'
    | 'unknown-field'
    | 'unsafe-address'
    | 'wrong-form'
    | 'wrong-kind';
  /** Of a text too long, of a number too large or too small. */
  limit?: number;
  /** The kind that a value of the wrong kind should have, or the value of a field that cannot change. */
  expected?: string;
  choices?: readonly string[];
}

export function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const path = issue.path.join('.');
  switch (issue.code) {
    case 'too_big':
      return {
        path,
        code: issue.origin === 'string' ? 'too-long' : 'too-large',
        limit: Number(issue.maximum),
      };
    case 'too_small':
      return issue.origin === 'string'
        ? { path, code: 'empty' }
        : { path, code: 'too-small', limit: Number(issue.minimum) };
    case 'invalid_type':
      return { path, code: 'wrong-kind', expected: issue.expected };
    case 'invalid_value':
      return { path, code: 'not-a-choice', choices: issue.values.map(String) };
    case 'invalid_format':
      return { path, code: 'wrong-form' };
    case 'unrecognized_keys':
      return { path: [...issue.path, issue.keys[0]].join('.'), code: 'unknown-field' };
    case 'custom':
      // A rule of a schema's own says in its parameters what is wrong.
      return { path, code: (issue.params?.problem as FieldProblem['code'] | undefined) ?? 'other' };
    default:
      return { path, code: 'other' };
  }
}
