import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isOwnPath, isSafeLink } from '#domain/rich-text/addresses.ts';

const PICTURE = ['src', 'alt', 'width', 'height'];

function pictureOf(element: HTMLElement | null): Record<string, string | null> | false {
  if (!element || !isOwnPath(element.getAttribute('src') ?? '')) return false;
  return Object.fromEntries(PICTURE.map((name) => [name, element.getAttribute(name)]));
}

/** A picture with its caption, which is the text of the node. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => Object.fromEntries(PICTURE.map((name) => [name, { default: null }])),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure: HTMLElement) => pictureOf(figure.querySelector('img')),
      contentElement: (figure) =>
        (figure as HTMLElement).querySelector<HTMLElement>('figcaption') ??
        document.createElement('figcaption'),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
});

/** A picture within a line, as Markdown writes it. */
const OwnImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image: HTMLElement) => pictureOf(image) && null }],
});

/** Exactly the elements that a page may show (domain/rich-text/tree.ts): what opens here is never lost, and nothing else gets in. */
export const extensions = [
  StarterKit.configure({
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => isSafeLink(address ?? ''),
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  OwnImage.configure({ inline: true }),
  Figure,
];
