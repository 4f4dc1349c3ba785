import { expect, test } from 'vitest';
import { shuffled, splitInHalf } from './lists.ts';

test.each([
  [8, 4, 4],
  [7, 4, 3],
  [1, 1, 0],
  [0, 0, 0],
])('[TESTI-08] [SCROLLT-02] %i items are cut into %i and %i, in their order', (count, first, second) => {
  const items = Array.from({ length: count }, (_, index) => index);
  const [one, other] = splitInHalf(items);
  expect([one.length, other.length]).toEqual([first, second]);
  expect([...one, ...other]).toEqual(items);
});

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
