import { expect, test } from 'vitest';
import { createCallLimit } from './call-limit.ts';

test('[TRUST-20] an address may call so often in a minute, and again in the next', () => {
  let time = 0;
  const mayCall = createCallLimit(2, () => time);
  expect([mayCall('a'), mayCall('a'), mayCall('a'), mayCall('b')]).toEqual([true, true, false, true]);
  time = 59_999;
  expect(mayCall('a')).toBe(false);
  time = 60_000;
  expect(mayCall('a')).toBe(true);
});

test('[TRUST-20] many addresses cost no more memory than some thousands', () => {
  const mayCall = createCallLimit(1, () => 0);
  expect(mayCall('first')).toBe(true);
  for (let index = 0; index < 10_000; index += 1) mayCall(`address ${index}`);
  // It was forgotten with all the others.
  expect(mayCall('first')).toBe(true);
});
