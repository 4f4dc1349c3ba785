import { expect, test } from 'vitest';
import { withTableHeads } from './table-heads.ts';
import type { RichElement, RichNode, RichTag } from './tree.ts';

const element = (tag: RichTag, ...children: RichNode[]): RichElement => ({ tag, children });
const row = (tag: 'th' | 'td', ...words: string[]) =>
  element('tr', ...words.map((word) => element(tag, word)));
const prices = element(
  'table',
  element('thead', row('th', 'Projet', 'Prix')),
  element('tbody', row('td', 'Site vitrine', '1 500 €')),
);

/** The name of a table, and each cell with what it heads. */
function read(node: RichNode | undefined): [string | undefined, ...string[]] {
  const cells = (one: RichNode): RichElement[] => {
    if (typeof one === 'string') return [];
    return one.tag === 'th' || one.tag === 'td' ? [one] : (one.children ?? []).flatMap(cells);
  };
  const table = node as RichElement;
  return [
    table.attributes?.title,
    ...cells(table).map(({ tag, attributes, children }) => `${tag} ${attributes?.scope ?? ''}: ${children}`),
  ];
}

test('[A11Y-05] a table is named after the heading above it, and its heads say what they are heads of', () => {
  const heading = element('h2', 'Nos ', element('strong', 'prix'));
  const [first, , second] = withTableHeads([prices, heading, prices], 'Le budget');
  const cells = ['th col: Projet', 'th col: Prix', 'th row: Site vitrine', 'td : 1 500 €'];
  expect(read(first)).toEqual(['Le budget', ...cells]);
  expect(read(second)).toEqual(['Nos prix', ...cells]);
});

test('[A11Y-05] without a heading row only what is marked as a head is one', () => {
  const bare = element('table', element('tbody', element('tr', element('th', 'Lille'), element('td', '4'))));
  const plain = element('table', row('td', 'a', 'b'));
  const single = element('table', row('th', 'Étapes'), row('td', 'Écouter'));
  const quoted = element('blockquote', plain);
  expect([bare, plain, single].map((table) => read(withTableHeads([table], '')[0]).slice(1))).toEqual([
    ['th row: Lille', 'td : 4'],
    ['td : a', 'td : b'],
    ['th col: Étapes', 'td : Écouter'],
  ]);
  expect(read((withTableHeads([quoted], 'Ici')[0] as RichElement).children?.[0])[0]).toBe('Ici');
});
