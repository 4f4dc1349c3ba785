import { expect, test } from 'vitest';
import { arcMiddle, donutArcs } from './donut.ts';

const shares = (...percents: number[]) => percents.map((percent) => ({ percent }));

test('[BELGIUM-04] 25, 25 and 50 fill the ring one after another', () => {
  expect(donutArcs(shares(25, 25, 50))).toEqual([
    { start: 0, length: 25 },
    { start: 25, length: 25 },
    { start: 50, length: 50 },
  ]);
});

test('shares that do not add up to 100 still fill the ring, and none at all draw nothing', () => {
  expect(donutArcs(shares(1, 3))).toEqual([
    { start: 0, length: 25 },
    { start: 25, length: 75 },
  ]);
  expect(donutArcs(shares(0))).toEqual([{ start: 0, length: 0 }]);
  expect(donutArcs([])).toEqual([]);
});

test.each([
  [{ start: 0, length: 50 }, 10, 0],
  [{ start: 25, length: 50 }, 0, 10],
  [{ start: 50, length: 50 }, -10, 0],
  [{ start: 0, length: 0 }, 0, -10],
])('the middle of %j lies to the right %i and below %i', (arc, x, y) => {
  expect(arcMiddle(arc, 10).x).toBeCloseTo(x);
  expect(arcMiddle(arc, 10).y).toBeCloseTo(y);
});
