import { expect, test } from 'vitest';
import { hasRoomForFiles } from './upload-budget.ts';

test.each([
  [600e6, 100e9, true],
  [500e6, 100e9, false],
  [0, 100e9, false],
  [5e6, 8e6, true],
  [0.4e6, 8e6, false],
])('[TRUST-45] with %d bytes free of %d files may come in: %s', (freeBytes, totalBytes, mayCome) => {
  expect(hasRoomForFiles({ freeBytes, totalBytes })).toBe(mayCome);
});
