import type { Element, Nodes, Root, RootContent } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { type Options as AllowList } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { isOwnPath, isSafeLink } from '#domain/rich-text/addresses.ts';
import { isPathologicalMarkup } from '#domain/rich-text/pathological-markup.ts';
import { type RichNode, type RichTag, richTags, strippedTags, tagAliases } from '#domain/rich-text/tree.ts';

const allowList: AllowList = {
  tagNames: [...Object.keys(richTags), ...Object.keys(tagAliases)],
  attributes: Object.fromEntries(
    [...Object.keys(richTags), ...Object.keys(tagAliases)].map((tag) => [
      tag,
      [...richTags[tagAliases[tag] ?? (tag as RichTag)]],
    ]),
  ),
  strip: [...strippedTags],
  ancestors: Object.fromEntries(['thead', 'tbody', 'tr', 'th', 'td'].map((tag) => [tag, ['table']])),
};

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, allowList);
const html = unified().use(rehypeRaw).use(rehypeSanitize, allowList);

/** Reads what our editor saved as HTML, or Markdown, into the elements of the allow-list and nothing else. A tangle is words. */
export function parseRichText(source: string): RichNode[] {
  if (isPathologicalMarkup(source)) return [{ tag: 'p', children: [source] }];
  const tree = /^\s*</.test(source)
    ? html.runSync({ type: 'root', children: [{ type: 'raw', value: source }] } as unknown as Root)
    : markdown.runSync(markdown.parse(source));
  return (tree as Root).children
    .flatMap(simplify)
    .filter((node) => typeof node !== 'string' || node.trim() !== '');
}

function simplify(node: RootContent): RichNode[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element' || !isSafe(node)) return childrenOf(node).flatMap(simplify);
  const children = childrenOf(node).flatMap(simplify);
  const attributes = attributesOf(node);
  return [
    {
      tag: tagAliases[node.tagName] ?? (node.tagName as RichTag),
      ...(attributes && { attributes }),
      ...(children.length > 0 && { children }),
    },
  ];
}

/** A link that goes nowhere good loses its tag and keeps its words; an image of others goes. */
function isSafe({ tagName, properties }: Element): boolean {
  if (tagName === 'a') return isSafeLink(String(properties.href ?? ''));
  if (tagName === 'img') return isOwnPath(String(properties.src ?? ''));
  return true;
}

function attributesOf({ properties }: Element): Record<string, string> | undefined {
  const kept = Object.entries(properties).map(([name, value]) => [name, String(value)] as const);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

const childrenOf = (node: Nodes) => ('children' in node ? (node.children as RootContent[]) : []);
