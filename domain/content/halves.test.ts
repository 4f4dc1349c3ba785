import { expect, test } from 'vitest';
import { halves } from './halves.ts';

test.each([
  [8, 4, 4],
  [7, 4, 3],
  [1, 1, 0],
  [0, 0, 0],
])('[TESTI-08] [SCROLLT-02] %i items are cut into %i and %i, in their order', (count, first, second) => {
  const items = Array.from({ length: count }, (_, index) => index);
  const [one, other] = halves(items);
  expect([one.length, other.length]).toEqual([first, second]);
  expect([...one, ...other]).toEqual(items);
});
