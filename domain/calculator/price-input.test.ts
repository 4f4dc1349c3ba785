import { expect, test } from 'vitest';
import { wholeAmount } from './price-input.ts';

test.each([
  ['1500', 1500],
  ['12.7', 12],
  ['abc', 0],
  ['', 0],
  ['-5', 0],
  ['1 500', 1500],
  ['1\u202f500 €', 1500],
  ['9'.repeat(40), 0],
])('[CALCED-03] the price typed as %j is %d', (typed, amount) => {
  expect(wholeAmount(typed)).toBe(amount);
});
