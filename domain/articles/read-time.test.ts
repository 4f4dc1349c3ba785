import { expect, test } from 'vitest';
import { readTimeOf, WORDS_PER_MINUTE } from './read-time.ts';

test.each([
  [0, 0],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
])('[ARTICLE-14] %i words take %i minutes', (words, minutes) => {
  expect(readTimeOf(Array(words).fill('mot').join(' \n'))).toBe(minutes);
  expect(WORDS_PER_MINUTE).toBe(200);
});
