import { expect, test } from 'vitest';
import { codeAt, stepOf } from './one-time-code.ts';

const secret = Buffer.from('12345678901234567890');

/** The table of RFC 6238, appendix B, by its last six digits. */
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is %s', (seconds, code) => {
  expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code);
  expect(stepOf(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

test('a code is good one step early and one late, no longer', () => {
  const at = (step: number) => stepOf(secret, codeAt(secret, 100), new Date(step * 30_000));
  expect([98, 99, 100, 101, 102].map(at)).toEqual([undefined, 100, 100, 100, undefined]);
  for (const code of ['', '1', '1234567', 'é23456']) expect(stepOf(secret, code, new Date())).toBeUndefined();
});
