import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropInPixels, isCropArea, isTooSmall, WHOLE_IMAGE } from './crop.ts';
import { dragged, edgesAt, leastDistance, middleOf, pointWithin, withEdge } from './crop-editing.ts';

const least = { x: 10, y: 20 };
const area = { left: 20, top: 10, right: 60, bottom: 90 };

test('[EDIT-81] an edge goes as far as the image and the opposite edge let it, in whole percents', () => {
  expect(withEdge(area, 'left', 33.4, least)).toEqual({ ...area, left: 33 });
  expect(withEdge(area, 'left', -5, least)).toEqual({ ...area, left: 0 });
  expect(withEdge(area, 'left', 95, least)).toEqual({ ...area, left: 50 });
  expect(withEdge(area, 'right', 0, least)).toEqual({ ...area, right: 30 });
  expect(withEdge(area, 'top', 100, least)).toEqual({ ...area, top: 70 });
  expect(withEdge(area, 'bottom', 101, least)).toEqual({ ...area, bottom: 100 });
});

test('[EDIT-81] a pointer holds the edges that it is near to or beyond, and in the middle all of it', () => {
  const reach = { x: 5, y: 5 };
  expect(edgesAt(area, { x: 21, y: 50 }, reach)).toEqual(['left']);
  expect(edgesAt(area, { x: 58, y: 12 }, reach)).toEqual(['right', 'top']);
  expect(edgesAt(area, { x: 90, y: 99 }, reach)).toEqual(['right', 'bottom']);
  expect(edgesAt(area, { x: 40, y: 50 }, reach)).toEqual([]);
  expect(edgesAt({ left: 0, top: 0, right: 6, bottom: 6 }, { x: 3, y: 3 }, reach)).toEqual([]);
});

test('[EDIT-81] edges are pulled, an area held in the middle keeps its size and stays in the image', () => {
  expect(dragged(area, ['right', 'top'], { x: 10, y: -20 }, least)).toEqual({ ...area, right: 70, top: 0 });
  expect(dragged(area, [], { x: 5, y: -5 }, least)).toEqual({ left: 25, top: 5, right: 65, bottom: 85 });
  expect(dragged(area, [], { x: 90, y: -90 }, least)).toEqual({ left: 60, top: 0, right: 100, bottom: 80 });
});

test('[EDIT-81] whatever is pulled, what is left has pixels enough', () => {
  const side = fc.integer({ min: 1, max: 3000 });
  const way = fc.integer({ min: -150, max: 150 });
  const edge = fc.constantFrom('left', 'right', 'top', 'bottom');
  fc.assert(
    fc.property(side, side, fc.array(fc.tuple(edge, way, way)), (width, height, pulls) => {
      const size = { width, height };
      const end = pulls.reduce(
        (before, [name, x, y]) => dragged(before, [name], { x, y }, leastDistance(size)),
        WHOLE_IMAGE,
      );
      expect(isCropArea(end)).toBe(true);
      expect(isTooSmall(cropInPixels(end, size))).toBe(isTooSmall(size));
    }),
  );
});

test('[EDIT-81] a point is kept within the area, whose middle stands in where there is none', () => {
  expect(pointWithin({ x: 0, y: 100 }, area)).toEqual({ x: 20, y: 90 });
  expect(pointWithin({ x: 30, y: 30 }, area)).toEqual({ x: 30, y: 30 });
  expect(middleOf(area)).toEqual({ x: 40, y: 50 });
});
