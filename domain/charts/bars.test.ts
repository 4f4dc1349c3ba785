import { expect, test } from 'vitest';
import { barsOf, niceTop } from './bars.ts';

test.each([
  [0, 1],
  [1, 1],
  [3, 3],
  [7, 8],
  [11, 15],
  [202, 250],
  [45, 50],
  [180, 200],
  [1234, 1500],
])('a scale up to %d ends at %d', (highest, top) => {
  expect(niceTop(highest)).toBe(top);
});

test('bars stand side by side on the ground, as high as their share of the scale', () => {
  expect(barsOf([0, 5, 10], { width: 300, height: 100, top: 10, gap: 10 })).toEqual([
    { x: 5, y: 100, width: 90, height: 0 },
    { x: 105, y: 50, width: 90, height: 50 },
    { x: 205, y: 0, width: 90, height: 100 },
  ]);
});

test('many bars keep a width', () => {
  const bars = barsOf(
    Array.from({ length: 365 }, () => 1),
    { width: 700, height: 10, top: 1, gap: 4 },
  );
  expect(Math.min(...bars.map(({ width }) => width))).toBeGreaterThan(1);
});
