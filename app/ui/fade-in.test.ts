import { expect, test } from 'vitest';
import { isVisibleEnough } from './fade-in.tsx';

const seen = (share: number, height: number, window = 1000) =>
  isVisibleEnough({
    intersectionRatio: share,
    boundingClientRect: { height },
    rootBounds: { height: window },
  });

test('[CII-14] a section has been seen when 30 % of it are in view', () => {
  expect(seen(0.29, 800)).toBe(false);
  expect(seen(0.3, 800)).toBe(true);
  expect(
    isVisibleEnough({ intersectionRatio: 0.3, boundingClientRect: { height: 1 }, rootBounds: null }),
  ).toBe(true);
});

test('one that is taller than three windows is not hidden for ever', () => {
  expect(seen(0.2, 4000)).toBe(false);
  expect(seen(0.23, 4000)).toBe(true);
});
