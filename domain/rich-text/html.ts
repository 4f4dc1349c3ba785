import { escapeHtml } from '../escape-html.ts';
import { inlineTags, type RichElement, type RichNode, type RichTag } from './tree.ts';

const EMPTY: ReadonlySet<RichTag> = new Set(['hr', 'br', 'img']);
/** What holds blocks only: the white space between them means nothing. */
const HOLDERS: ReadonlySet<RichTag> = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'figure']);

/**
 * Cleaned rich text as HTML, for the editor and the store: reading it again gives the same elements.
 * Words outside any block become a paragraph, because text that begins without a tag is read as Markdown.
 */
export function richHtml(nodes: readonly RichNode[]): string {
  return paragraphs(nodes).map(write).join('\n');
}

function paragraphs(nodes: readonly RichNode[]): RichElement[] {
  const blocks: RichElement[] = [];
  let line: RichElement | undefined;
  for (const node of nodes) {
    if (typeof node !== 'string' && !inlineTags.has(node.tag)) {
      line = undefined;
      blocks.push(node);
    } else if (line) {
      line.children?.push(node);
    } else if (!isSpace(node)) {
      line = { tag: 'p', children: [node] };
      blocks.push(line);
    }
  }
  return blocks;
}

function write(node: RichNode): string {
  if (typeof node === 'string') return escapeHtml(node);
  const { tag, attributes = {}, children = [] } = node;
  const start = `<${tag}${Object.entries(attributes).map(attribute).join('')}>`;
  if (EMPTY.has(tag)) return start;
  const inside = HOLDERS.has(tag) ? children.filter((child) => !isSpace(child)) : children;
  return `${start}${inside.map(write).join('')}</${tag}>`;
}

const isSpace = (node: RichNode) => typeof node === 'string' && node.trim() === '';
const attribute = ([name, value]: [string, string]) => ` ${name}="${escapeHtml(value)}"`;
