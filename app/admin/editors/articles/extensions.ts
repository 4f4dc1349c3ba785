import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { Plugin } from '@tiptap/pm/state';
import { type Editor, Extension, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isOwnPath, isSafeLink } from '#domain/rich-text/addresses.ts';

const IMAGE = ['src', 'alt', 'width', 'height'];

function imageOf(element: HTMLElement | null): Record<string, string | null> | false {
  if (!element || !isOwnPath(element.getAttribute('src') ?? '')) return false;
  return Object.fromEntries(IMAGE.map((name) => [name, element.getAttribute(name)]));
}

/** An image with its caption, which is the text of the node. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => Object.fromEntries(IMAGE.map((name) => [name, { default: null }])),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure: HTMLElement) => imageOf(figure.querySelector('img')),
      contentElement: (figure) =>
        (figure as HTMLElement).querySelector<HTMLElement>('figcaption') ??
        document.createElement('figcaption'),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
  addKeyboardShortcuts() {
    return { Enter: () => goBelowFigure(this.editor) };
  },
  /** A click on the image chooses it with its caption: Delete then removes what was clicked, and nothing else. */
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handleClickOn: (_view, _place, node, at, { target }) =>
            node.type.name === 'figure' &&
            target instanceof HTMLImageElement &&
            editor.commands.setNodeSelection(at),
        },
      }),
    ];
  },
});

/** Out of the caption, into an empty paragraph below the image. */
function goBelowFigure(editor: Editor): boolean {
  const { selection, doc } = editor.state;
  if (selection.$from.parent.type.name !== 'figure') return false;
  const below = selection.$from.after();
  const next = doc.nodeAt(below);
  const isFree = next?.type.name === 'paragraph' && next.content.size === 0;
  const chain = editor.chain();
  if (!isFree) chain.insertContentAt(below, { type: 'paragraph' });
  return chain.setTextSelection(below + 1).run();
}

interface InsertedFigure {
  attributes: Record<string, string | number | null>;
  caption: string;
}

/** Puts an image where the caret stands; what is typed next goes below it. */
export function insertFigure(editor: Editor, { attributes, caption }: InsertedFigure): void {
  const { $to } = editor.state.selection;
  const splits = $to.parent.isTextblock && $to.parentOffset < $to.parent.content.size;
  const content = caption === '' ? [] : [{ type: 'text', text: caption }];
  editor.chain().focus().insertContent({ type: 'figure', attrs: attributes, content }).run();
  const { $from } = editor.state.selection;
  // The other half of the paragraph that the image stands in goes on below.
  if (splits && $from.parent.type.name === 'figure') editor.commands.setTextSelection($from.after() + 1);
  else goBelowFigure(editor);
}

/** An image within a line, as Markdown writes it. */
const OwnImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image: HTMLElement) => imageOf(image) && null }],
});

/** The language of words in italics. */
const Language = Extension.create({
  name: 'language',
  addGlobalAttributes: () => [{ types: ['italic'], attributes: { lang: { default: null } } }],
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
  Language,
];
