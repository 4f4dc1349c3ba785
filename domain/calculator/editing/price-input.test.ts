import { expect, test } from 'vitest';
import { isPlainAmount, wholeAmount } from './price-input.ts';

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

test.each([
  ['1500', true],
  ['0', true],
  ['1 500', true],
  ['1\u202f500\u00a0€', true],
  ['1.700', false],
  ['1,700', false],
  ['12.7', false],
  ['€1700', false],
  ['1700 euros', false],
  ['-5', false],
  ['abc', false],
  ['', false],
  ['9'.repeat(40), false],
])('[PUBLISH-14] the amount in %j is plain: %s', (typed, plain) => {
  expect(isPlainAmount(typed)).toBe(plain);
});
