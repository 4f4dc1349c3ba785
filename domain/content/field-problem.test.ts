import { expect, test } from 'vitest';
import { z } from 'zod';
import { problemOf } from './field-problem.ts';

test.each<[string, z.ZodType, unknown, object]>([
  ['a text that is too long', z.string().max(60), 'x'.repeat(61), { code: 'too-long', limit: 60 }],
  ['a text that must not be empty', z.string().min(1), '', { code: 'empty' }],
  ['no whole number', z.number().int(), 1.5, { code: 'wrong-kind', expected: 'int' }],
  ['a number that is too small', z.number().min(1), 0, { code: 'too-small', limit: 1 }],
  ['a number that is too large', z.number().max(5), 6, { code: 'too-large', limit: 5 }],
  ['no text', z.string(), 7, { code: 'wrong-kind', expected: 'string' }],
  ['none of the choices', z.enum(['a', 'b']), 'c', { code: 'not-a-choice', choices: ['a', 'b'] }],
  ['a text of another form', z.string().regex(/^a$/), 'b', { code: 'wrong-form' }],
  ['anything else', z.custom(() => false), 1, { code: 'other' }],
])('%s is told by a code and its limits', (_, field, value, problem) => {
  const issues =
    z.object({ at: z.object({ field }) }).safeParse({ at: { field: value } }).error?.issues ?? [];
  expect(issues.map(problemOf)).toEqual([{ path: 'at.field', ...problem }]);
});
