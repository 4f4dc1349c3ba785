import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import { shownImage } from '#domain/images/shown-image.ts';
import { isOwnPath } from '#domain/rich-text/addresses.ts';
import { plainText, type RichElement, type RichNode } from '#domain/rich-text/tree.ts';
import { captioned, Picture } from '../../ui/picture.tsx';
import { RichTable } from './rich-table.tsx';
import { unbroken } from './unbroken.tsx';

const HEADING = /^h[1-6]$/;

/** Cleaned rich text as elements. Its order never changes, so places serve as keys. */
export function RichText({ nodes }: { nodes: RichNode[] }) {
  return <>{nodes.map(draw)}</>;
}

function draw(node: RichNode, place: number): ReactNode {
  if (typeof node === 'string') return node;
  const drawOwn = special[node.tag as keyof typeof special];
  if (drawOwn) return drawOwn(node, place);
  return createElement(node.tag, { key: place, ...node.attributes }, ...inside(node));
}

const inside = ({ tag, children = [] }: RichElement) =>
  children.map((child, place) =>
    typeof child === 'string' && HEADING.test(tag) ? unbroken(child) : draw(child, place),
  );

/** Elements that need more than their tag. */
const special = {
  a: (node: RichElement, place: number) => {
    const { href = '' } = node.attributes ?? {};
    if (isOwnPath(href)) {
      return (
        <Link key={place} to={href}>
          {inside(node)}
        </Link>
      );
    }
    return (
      <a key={place} href={href} rel="noopener noreferrer">
        {inside(node)}
      </a>
    );
  },
  img: ({ attributes: { src = '', alt = '', width, height } = {} }: RichElement, place: number) => (
    <Picture
      key={place}
      {...shownImage(src)}
      alt={alt}
      sizes="(min-width: 768px) 44rem, 90vw"
      {...(width && height && { width: Number(width), height: Number(height) })}
    />
  ),
  figure: (node: RichElement, place: number) => {
    const caption = node.children?.find((child) => typeof child === 'object' && child.tag === 'figcaption');
    return (
      <figure key={place} {...(caption && captioned(plainText([caption])))}>
        {inside(node)}
      </figure>
    );
  },
  table: (node: RichElement, place: number) => (
    <RichTable key={place} title={node.attributes?.title}>
      {inside(node)}
    </RichTable>
  ),
};
