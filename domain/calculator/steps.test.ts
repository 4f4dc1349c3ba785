import { expect, test } from 'vitest';
import { nextStep, previousStep, progressPercent, STEPS } from './steps.ts';

test('[CALC-04] [CALC-05] steps stay between 1 and 5', () => {
  expect([1, 2, 5].map(previousStep)).toEqual([1, 1, 4]);
  expect([1, 4, 5].map(nextStep)).toEqual([2, 5, 5]);
  expect(STEPS).toBe(5);
});

test('[CALC-03] progress in whole per cent', () => {
  expect([1, 2, 3, 4, 5].map(progressPercent)).toEqual([20, 40, 60, 80, 100]);
});
