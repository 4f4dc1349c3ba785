import { inlineTags, plainText, type RichElement, type RichNode } from './tree.ts';

const LISTS = new Set(['ul', 'ol']);

/**
 * One form for texts that a reader sees alike, whether an editor or Markdown made them: no paragraph that
 * only wraps the words of a list item or a table cell, no white space beside blocks, the heading row of a
 * table apart, no empty caption.
 */
export function compact(nodes: readonly RichNode[]): RichNode[] {
  return nodes
    .map((node) => (typeof node === 'string' ? node : compactElement(node)))
    .filter(
      (node) => typeof node === 'string' || node.tag !== 'figcaption' || plainText([node]).trim() !== '',
    );
}

function compactElement(node: RichElement): RichElement {
  if (!node.children) return node;
  const children = withoutGaps(compact(node.children));
  if (node.tag === 'table') return { ...node, children: tableParts(children) };
  return { ...node, children: isWrapping(node.tag, children) ? children.flatMap(unwrapped) : children };
}

/** The white space beside a block is never seen. */
function withoutGaps(children: readonly RichNode[]): RichNode[] {
  const isBlock = (node: RichNode | undefined) => typeof node === 'object' && !inlineTags.has(node.tag);
  if (!children.some(isBlock)) return [...children];
  return children
    .map((node, place) => {
      if (typeof node !== 'string') return node;
      const ended = isBlock(children[place + 1]) || place === children.length - 1 ? node.trimEnd() : node;
      return isBlock(children[place - 1]) || place === 0 ? ended.trimStart() : ended;
    })
    .filter((node) => node !== '');
}

function tableParts(children: readonly RichNode[]): RichNode[] {
  const elements = children.filter((child) => typeof child === 'object');
  const rows = elements.flatMap((part) =>
    part.tag === 'tr' ? [part] : (part.children ?? []).filter((child) => typeof child === 'object'),
  );
  const cells = rows[0]?.children?.filter((cell) => typeof cell === 'object') ?? [];
  const headed = cells.length > 0 && cells.every(({ tag }) => tag === 'th');
  const body = headed ? rows.slice(1) : rows;
  return [
    ...(headed ? [{ tag: 'thead', children: rows.slice(0, 1) } as const] : []),
    ...(body.length > 0 ? [{ tag: 'tbody', children: body } as const] : []),
  ];
}

/** A list item may hold one paragraph and lists below it; a cell one paragraph. More than that means something. */
function isWrapping(tag: string, children: readonly RichNode[]): boolean {
  if (tag !== 'li' && tag !== 'td' && tag !== 'th') return false;
  const [first, ...others] = children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  if (typeof first !== 'object' || first.tag !== 'p') return false;
  return others.every((other) => tag === 'li' && typeof other === 'object' && LISTS.has(other.tag));
}

const unwrapped = (node: RichNode): RichNode[] => {
  if (typeof node === 'string') return node.trim() === '' ? [] : [node];
  return node.tag === 'p' ? (node.children ?? []) : [node];
};
