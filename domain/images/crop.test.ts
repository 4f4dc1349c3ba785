import { expect, test } from 'vitest';
import {
  type CropArea,
  cropInPixels,
  isCropArea,
  isCroppable,
  isTooSmall,
  partInFormat,
  pointInCrop,
  WHOLE_IMAGE,
} from './crop.ts';

const size = { width: 1600, height: 900 };
const area: CropArea = { left: 25, top: 0, right: 75, bottom: 50 };

test('[EDIT-81] an area in percent is whole pixels of the image, never beyond it', () => {
  expect(cropInPixels(area, size)).toEqual({ left: 400, top: 0, width: 800, height: 450 });
  expect(cropInPixels(WHOLE_IMAGE, size)).toEqual({ left: 0, top: 0, ...size });
  const odd = cropInPixels({ left: 33.4, top: 99.9, right: 99.99, bottom: 100 }, { width: 7, height: 5 });
  expect(odd).toEqual({ left: 2, top: 5, width: 5, height: 0 });
});

test('[EDIT-81] an area has four edges within the image that enclose something', () => {
  for (const right of [area, WHOLE_IMAGE, { left: 0.5, top: 0, right: 0.6, bottom: 100 }])
    expect(isCropArea(right)).toBe(true);
  for (const wrong of [
    ...[undefined, null, 5, 'area', [], {}, { left: 0, top: 0, right: 50 }],
    ...[{ left: -1 }, { right: 101 }, { left: '0' }, { top: Number.NaN }, { bottom: null }].map((edge) => ({
      ...area,
      ...edge,
    })),
    ...[{ left: 75 }, { left: 80 }, { bottom: 0 }].map((edge) => ({ ...area, ...edge })),
  ])
    expect([wrong, isCropArea(wrong)]).toEqual([wrong, false]);
});

test('[EDIT-81] what is left has a hundred pixels on each side at least', () => {
  expect(isTooSmall({ width: 100, height: 100 })).toBe(false);
  expect(isTooSmall({ width: 99, height: 900 })).toBe(true);
  expect(isTooSmall({ width: 900, height: 0 })).toBe(true);
});

test('[EDIT-81] the focal point keeps its spot of the image, and is gone where that was cut away', () => {
  expect(pointInCrop({ x: 50, y: 10 }, area)).toEqual({ x: 50, y: 20 });
  expect(pointInCrop({ x: 25, y: 50 }, area)).toEqual({ x: 0, y: 100 });
  expect(pointInCrop({ x: 30, y: 70 }, WHOLE_IMAGE)).toEqual({ x: 30, y: 70 });
  for (const point of [
    { x: 24, y: 10 },
    { x: 76, y: 10 },
    { x: 50, y: 51 },
  ])
    expect(pointInCrop(point, area)).toBeUndefined();
});

test('[EDIT-81] a format shows all of one side of what is kept, and of the other what lies around the point', () => {
  const square = { ratio: 1, size };
  // 800 × 450 pixels: a square of 450 at the left, in the middle, at the right.
  expect(partInFormat(area, { ...square, point: { x: 25, y: 25 } })).toEqual({ ...area, right: 53.125 });
  expect(partInFormat(area, { ...square, point: { x: 50, y: 0 } })).toEqual({
    ...area,
    left: 35.9375,
    right: 64.0625,
  });
  expect(partInFormat(area, { ...square, point: { x: 75, y: 0 } })).toEqual({ ...area, left: 46.875 });
  expect(partInFormat(area, { point: { x: 40, y: 50 }, ratio: 4, size })).toEqual({
    ...area,
    top: expect.closeTo(27.78, 2),
  });
});

test.for([
  ['/media/chat-0123456789.1600x900.webp', true],
  ['/images/agency/carousel-rue.1600x900.webp', true],
  ['/images/team.svg#marie', false],
  ['/images/a.svg', false],
  ['https://example.com/images/a.webp', false],
  ['//example.com/images/a.webp', false],
  ['/icons/icon-192.png', false],
  ['', false],
] as const)('[EDIT-81] whether "%s" can be cut: %s', ([address, can]) =>
  expect(isCroppable(address)).toBe(can),
);
