import { expect, test } from 'vitest';
import { words } from './words.ts';

test('[SOURCE-05] few views are a part of one a day, and not none', () => {
  const shown = [0, 1 / 30, 9 / 30, 2, 9.94, 12.6, 1234].map(words.average);
  expect(shown).toEqual(['0', '< 0,1', '0,3', '2', '9,9', '13', '1\u202f234']);
});
