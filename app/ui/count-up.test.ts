import { expect, test } from 'vitest';
import { easeOut } from './count-up.tsx';

test('[STATS-03] counting begins at 0, ends at 1, is past half at half time, and never goes back', () => {
  expect(easeOut(0)).toBe(0);
  expect(easeOut(1)).toBe(1);
  expect(easeOut(0.5)).toBeGreaterThan(0.5);
  const steps = Array.from({ length: 101 }, (_, step) => easeOut(step / 100));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});
