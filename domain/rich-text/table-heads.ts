import { compact } from './compact.ts';
import { plainText, type RichElement, type RichNode } from './tree.ts';

/**
 * Tables as screen readers need them, which Markdown cannot say: each is named after the heading that it stands
 * under, or `title`, and below a heading row the first cell of each row names its row.
 */
export function withTableHeads(nodes: readonly RichNode[], title: string): RichNode[] {
  let name = title;
  function visit(node: RichNode): RichNode {
    if (typeof node === 'string') return node;
    if (/^h[1-6]$/.test(node.tag)) name = plainText([node]);
    if (node.tag === 'table') return withHeads(node, name);
    return node.children ? { ...node, children: node.children.map(visit) } : node;
  }
  return nodes.map(visit);
}

function withHeads(table: RichElement, title: string): RichElement {
  const parts = elements(compact([table])).flatMap(inside);
  const isHeaded = parts[0]?.tag === 'thead';
  const children = parts.map((part) => ({
    ...part,
    children: inside(part).map((row) => ({
      ...row,
      children: inside(row).map((cell, place, { length }) => {
        if (part.tag === 'thead') return headOf(cell, 'col');
        const namesRow = place === 0 && (cell.tag === 'th' || (isHeaded && length > 1));
        return namesRow ? headOf(cell, 'row') : cell;
      }),
    })),
  }));
  return { ...table, attributes: { title }, children };
}

const headOf = (cell: RichElement, scope: 'row' | 'col'): RichElement => ({
  ...cell,
  tag: 'th',
  attributes: { scope },
});
const inside = ({ children = [] }: RichElement): RichElement[] => elements(children);
const elements = (nodes: readonly RichNode[]) => nodes.filter((node) => typeof node === 'object');
