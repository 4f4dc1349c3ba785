import { expect, test } from 'vitest';
import { moveEntry } from './move-entry.ts';

test('an entry moves up, down and nowhere', () => {
  const list = ['a', 'b', 'c', 'd'];
  expect(moveEntry(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveEntry(list, 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(moveEntry(list, 1, 1)).toEqual(list);
  expect(list).toEqual(['a', 'b', 'c', 'd']);
});
