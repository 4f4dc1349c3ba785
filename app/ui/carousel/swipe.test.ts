import { expect, test } from 'vitest';
import { swipeBetween } from './swipe.ts';

const from = { x: 200, y: 300, at: 0 };
const led = (x: number, y: number, ms: number) =>
  swipeBetween(from, { x: from.x + x, y: from.y + y, at: ms });

test('[WAY-13] a finger that goes left leads on, one that goes right leads back', () => {
  expect([led(-60, 5, 600), led(60, -5, 600)]).toEqual([1, -1]);
});

test('[WAY-13] a short way is none, unless it is quick', () => {
  expect([led(-30, 0, 600), led(-30, 0, 40), led(-10, 0, 5)]).toEqual([0, 1, 0]);
});

test('[WAY-13] whoever scrolls turns nothing', () => {
  expect([led(-60, 40, 600), led(60, -200, 100), led(0, 0, 0)]).toEqual([0, 0, 0]);
});
