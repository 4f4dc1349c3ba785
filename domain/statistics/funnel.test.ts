import { expect, test } from 'vitest';
import { funnelOf, sumsOf } from './funnel.ts';
import { type StepCount, stepCounts } from './step-count.ts';

const row = (counts: Partial<Record<StepCount, number>>) => ({
  ...(Object.fromEntries(stepCounts.map((name) => [name, 0])) as Record<StepCount, number>),
  ...counts,
});

test('the days are added up, and each step is a share of those who began', () => {
  const rows = [row({ arrived_1: 6, arrived_2: 3, sent: 1 }), row({ arrived_1: 4, arrived_2: 1 })];
  expect(sumsOf(rows).arrived_1).toBe(10);
  expect(funnelOf(rows)).toEqual([
    { step: '1', count: 10, percent: 100 },
    { step: '2', count: 4, percent: 40 },
    { step: '3', count: 0, percent: 0 },
    { step: '4', count: 0, percent: 0 },
    { step: '5', count: 0, percent: 0 },
    { step: 'quote', count: 0, percent: 0 },
    { step: 'sent', count: 1, percent: 10 },
  ]);
  expect(funnelOf([]).every(({ percent }) => percent === 0)).toBe(true);
});
