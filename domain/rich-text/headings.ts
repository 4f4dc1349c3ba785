import { slugOf } from '../articles/slug.ts';
import { plainText, type RichElement, type RichNode } from './tree.ts';

export interface Heading {
  level: number;
  text: string;
  anchor: string;
}

/** No heading gets an id that the page itself uses, whatever it says. */
const PREFIX = 's-';

/**
 * The headings of level 2 to 6 in order, and the same text with an anchor on each of them. A heading
 * of level 1 is drawn as one of level 2, the page has its own, and stays out of the contents.
 */
export function withAnchors(nodes: readonly RichNode[]): { nodes: RichNode[]; headings: Heading[] } {
  const headings: Heading[] = [];
  const taken = new Map<string, number>();

  function anchorOf(text: string): string {
    const base = slugOf(text) || 'section';
    const seen = (taken.get(base) ?? 0) + 1;
    taken.set(base, seen);
    return seen === 1 ? PREFIX + base : anchorOf(`${base}-${seen}`);
  }

  function visit(node: RichNode): RichNode {
    if (typeof node === 'string') return node;
    const level = Number(/^h([1-6])$/.exec(node.tag)?.[1] ?? 0);
    if (level === 0) return node.children ? { ...node, children: node.children.map(visit) } : node;
    if (level === 1) return { ...node, tag: 'h2' };
    const text = plainText(node.children ?? []);
    const anchor = anchorOf(text);
    headings.push({ level, text, anchor });
    return { ...node, attributes: { ...node.attributes, id: anchor } } satisfies RichElement;
  }

  return { nodes: nodes.map(visit), headings };
}
