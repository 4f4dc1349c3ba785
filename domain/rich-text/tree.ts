/**
 * Rich text after it was read and cleaned: words, and elements of the allow-list. It is what travels
 * to the browser and what is drawn as React elements; nothing in it is ever taken as HTML again.
 */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: RichTag;
  attributes?: Record<string, string>;
  children?: RichNode[];
}

/** Every element that may appear, with the attributes it may carry. */
export const richTags = {
  p: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  a: ['href'],
  strong: [],
  /** A word of another language says so. */
  em: ['lang'],
  del: [],
  code: [],
  pre: [],
  blockquote: [],
  ul: [],
  ol: ['start'],
  li: [],
  hr: [],
  br: [],
  img: ['src', 'alt', 'width', 'height'],
  figure: [],
  figcaption: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: [],
  td: [],
} as const satisfies Record<string, readonly string[]>;

export type RichTag = keyof typeof richTags;

/** Elements that stand within a line; all others are blocks. */
export const inlineTags: ReadonlySet<RichTag> = new Set(['a', 'strong', 'em', 'del', 'code', 'br', 'img']);

/** Elements that mean the same as one of these. */
export const tagAliases: Partial<Record<string, RichTag>> = { b: 'strong', i: 'em', s: 'del', strike: 'del' };

/** What these hold is code, not text: it goes with them. Any other unknown element leaves its words. */
export const strippedTags = [
  'script',
  'style',
  'iframe',
  'object',
  'template',
  'noscript',
  'svg',
  'math',
  'title',
  'textarea',
] as const;

export function plainText(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children ?? []))).join('');
}
