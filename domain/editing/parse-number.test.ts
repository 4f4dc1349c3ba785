import { expect, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

test.each([
  ['12', 12],
  ['0', 0],
  ['-1.5', -1.5],
  ['', null],
  ['  ', null],
  ['-', null],
  ['douze', null],
  ['9'.repeat(400), null],
])('[PUBLISH-14] the figure typed as %j is %s', (typed, figure) => {
  expect(parseNumber(typed)).toBe(figure);
});
