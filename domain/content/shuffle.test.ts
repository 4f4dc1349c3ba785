import { expect, test } from 'vitest';
import { shuffled } from './shuffle.ts';

const items = ['a', 'b', 'c', 'd'];

test('shuffling keeps every item once and leaves the list as it was', () => {
  expect(shuffled(items, Math.random).toSorted()).toEqual(items);
  expect(items).toEqual(['a', 'b', 'c', 'd']);
});

test('every order is as likely as any other: each throw of the dice gives one of its own', () => {
  const throws = [0, 1, 2, 3].flatMap((a) =>
    [0, 1, 2].flatMap((b) => [0, 1].map((c) => [a / 4, b / 3, c / 2])),
  );
  const orders = throws.map((dice) => {
    const left = [...dice];
    return shuffled(items, () => left.shift() ?? 0).join('');
  });
  expect(new Set(orders).size).toBe(24);
});
