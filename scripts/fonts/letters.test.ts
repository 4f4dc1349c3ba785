import { expect, test } from 'vitest';
import { unicodeRange } from './letters.ts';

test.each([
  ['', ''],
  ['ñ', 'U+F1'],
  ['óñò', 'U+F1-F3'],
  ['ñł', 'U+F1, U+142'],
  // A small gap without a letter of the first files, and one with ü in it.
  ['ðóúý', 'U+F0-F3, U+FA, U+FD'],
  ['¥¨', 'U+A5-A8'],
])('the letters %j are the range %j', (letters, range) => {
  expect(unicodeRange(letters)).toBe(range);
});
