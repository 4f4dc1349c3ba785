import { expect, test } from 'vitest';
import { withMark } from './source-mark.ts';

const bold = { before: '<strong>', after: '</strong>' };
const list = { before: '<ul><li>', after: '</li></ul>', between: '</li><li>' };

test.each([
  ['Un mot en gras', 10, 14, bold, 'Un mot en <strong>gras</strong>', 'gras'],
  ['Rien', 2, 2, bold, 'Ri<strong></strong>en', ''],
  [
    'un\n deux \n\ntrois',
    0,
    16,
    list,
    '<ul><li>un</li><li>deux</li><li>trois</li></ul>',
    'un</li><li>deux</li><li>trois',
  ],
  ['a', 1, 1, list, 'a<ul><li></li></ul>', ''],
])('%j from %i to %i', (source, from, to, mark, expected, chosen) => {
  const { source: next, start, end } = withMark(source, from, to, mark);
  expect([next, next.slice(start, end)]).toEqual([expected, chosen]);
});
