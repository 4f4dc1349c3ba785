import { expect, test } from 'vitest';
import { changePercent, daysUpTo, perDay } from './days.ts';

test('the last days, oldest first, across months and the change of clocks', () => {
  expect(daysUpTo('2025-03-01', 3)).toEqual(['2025-02-27', '2025-02-28', '2025-03-01']);
  expect(daysUpTo('2025-10-27', 3)).toEqual(['2025-10-25', '2025-10-26', '2025-10-27']);
  expect(daysUpTo('2024-12-31', 366)[0]).toBe('2024-01-01');
});

test('a day without a row is a zero', () => {
  expect(perDay(['2025-06-01', '2025-06-02'], [{ day: '2025-06-02', value: 4 }])).toEqual([
    { day: '2025-06-01', value: 0 },
    { day: '2025-06-02', value: 4 },
  ]);
});

test('a change is told in whole per cent, and not at all where there was nothing', () => {
  expect(changePercent(150, 100)).toBe(50);
  expect(changePercent(0, 3)).toBe(-100);
  expect(changePercent(5, 0)).toBeUndefined();
});
