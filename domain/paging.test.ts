import { expect, test } from 'vitest';
import { pageOf } from './paging.ts';

const items = Array.from({ length: 20 }, (_, place) => place);

test.each([
  [null, 1, 9],
  ['2', 2, 9],
  ['3', 3, 2],
  ['99', 3, 2],
  ['0', 1, 9],
  ['-1', 1, 9],
  ['1e3', 1, 9],
  ['x', 1, 9],
])('page %s of twenty, nine each, is page %i with %i', (asked, page, count) => {
  expect(pageOf(items, asked, 9)).toMatchObject({ page, pages: 3, count: 20, items: { length: count } });
});

test('an empty list has one empty page', () => {
  expect(pageOf([], '5', 9)).toEqual({ items: [], page: 1, pages: 1, count: 0 });
});
