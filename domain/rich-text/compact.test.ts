import { expect, test } from 'vitest';
import { compact } from './compact.ts';
import type { RichElement, RichNode, RichTag } from './tree.ts';

const element = (tag: RichTag, ...children: RichNode[]): RichElement => ({ tag, children });

test('the paragraph around the words of a list item or a cell goes', () => {
  const nested = element('ul', element('li', element('p', 'b')));
  expect(compact([element('ul', element('li', '\n', element('p', 'a'), '\n', nested))])).toEqual([
    element('ul', element('li', 'a', element('ul', element('li', 'b')))),
  ]);
  expect(compact([element('tr', element('td', element('p', 'a')), element('th'))])).toEqual([
    element('tr', element('td', 'a'), element('th')),
  ]);
});

test('paragraphs that part something stay', () => {
  for (const kept of [
    element('li', element('p', 'a'), element('p', 'b')),
    element('td', element('p', 'a'), element('ul', element('li', 'b'))),
    element('blockquote', element('p', 'a')),
    element('li', 'a'),
  ])
    expect(compact([kept])).toEqual([kept]);
});

test('the heading row of a table stands apart, wherever it was', () => {
  const heading = element('tr', element('th', 'a'), element('th', 'b'));
  const row = element('tr', element('th', 'c'), element('td', 'd'));
  const expected = [element('table', element('thead', heading), element('tbody', row))];
  expect(compact([element('table', element('tbody', heading, '\n', row))])).toEqual(expected);
  expect(compact([element('table', '\n', heading, row)])).toEqual(expected);
  expect(compact(expected)).toEqual(expected);
  expect(compact([element('table', element('tbody', row))])).toEqual([
    element('table', element('tbody', row)),
  ]);
});

test('an empty caption goes, an image without words stays', () => {
  const image: RichElement = { tag: 'img', attributes: { src: '/a.webp', alt: '' } };
  expect(compact([element('figure', image, element('figcaption', ' '))])).toEqual([element('figure', image)]);
});

test('white space beside a block goes, that between words stays', () => {
  const quote = element('blockquote', '\n', element('p', 'a'), '\n', element('p', 'b'), '\n');
  expect(compact([quote])).toEqual([element('blockquote', element('p', 'a'), element('p', 'b'))]);
  const item = element('li', 'a ', element('em', 'b'), ' \n', element('ul', element('li', 'c')), '\n');
  expect(compact([item])).toEqual([
    element('li', 'a ', element('em', 'b'), element('ul', element('li', 'c'))),
  ]);
  expect(compact([element('p', ' a ', element('em', 'b'), ' ')])).toEqual([
    element('p', ' a ', element('em', 'b'), ' '),
  ]);
});
