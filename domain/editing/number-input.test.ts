import { expect, test } from 'vitest';
import { figureOf } from './number-input.ts';

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
  expect(figureOf(typed)).toBe(figure);
});
