import { isOwnPath, isSafeLink } from '#domain/rich-text/addresses.ts';
import { compact } from '#domain/rich-text/compact.ts';
import { richHtml } from '#domain/rich-text/html.ts';
import { type RichNode, type RichTag, richTags, strippedTags, tagAliases } from '#domain/rich-text/tree.ts';

/**
 * HTML as the elements that a page shows, read by the browser itself, which runs nothing of it: the
 * same that the server makes of it when it is saved, without asking the server at each letter.
 */
export function readHtml(html: string): RichNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes]
    .flatMap(readNode)
    .filter((node) => typeof node !== 'string' || node.trim() !== '');
}

/** HTML as the store keeps it. */
export function tidyHtml(html: string): string {
  return richHtml(compact(readHtml(html)));
}

function readNode(node: ChildNode): RichNode[] {
  if (node instanceof Text) return node.data === '' ? [] : [node.data];
  if (!(node instanceof Element) || isStripped(node.localName)) return [];
  const children = [...node.childNodes].flatMap(readNode);
  const tag = tagAliases[node.localName] ?? node.localName;
  if (!isRichTag(tag) || !isSafe(node)) return children;
  const attributes = attributesOf(node, tag);
  return [
    {
      tag,
      ...(attributes.length > 0 && { attributes: Object.fromEntries(attributes) }),
      ...(children.length > 0 && { children }),
    },
  ];
}

const isRichTag = (tag: string): tag is RichTag => Object.hasOwn(richTags, tag);
const isStripped = (tag: string) => strippedTags.some((stripped) => stripped === tag);

function isSafe(element: Element): boolean {
  if (element.localName === 'a') return isSafeLink(element.getAttribute('href') ?? '');
  if (element.localName === 'img') return isOwnPath(element.getAttribute('src') ?? '');
  return true;
}

function attributesOf(element: Element, tag: RichTag): [string, string][] {
  return richTags[tag].flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
}
