import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test('an entry moves up, down and nowhere', () => {
  const list = ['a', 'b', 'c', 'd'];
  expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(list, 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(moved(list, 1, 1)).toEqual(list);
  expect(list).toEqual(['a', 'b', 'c', 'd']);
});
