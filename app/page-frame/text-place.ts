/** A place in a longer text: the paragraph, heading or entry that it stands in, and how many letters come before. */
export interface TextPlace {
  text: string;
  offset: number;
}

const BLOCKS = 'p, li, h2, h3, h4, blockquote, pre, th, td, figcaption';

/** The paragraph, or its like, that a node stands in. */
export function blockOf(node: Node | null): Element | undefined {
  return (node instanceof Element ? node : node?.parentElement)?.closest(BLOCKS) ?? undefined;
}

/** What a block says, whatever it is drawn with. */
export function textOf(block: Element | undefined): string {
  return block?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}

/** Where a click went in a text; undefined outside of paragraphs and their like. */
export function clickedPlace({ target, clientX, clientY }: MouseEvent): TextPlace | undefined {
  const block = blockOf(target as Element);
  if (!block) return undefined;
  const caret = block.ownerDocument.caretPositionFromPoint?.(clientX, clientY);
  if (!caret || !block.contains(caret.offsetNode)) return { text: textOf(block), offset: 0 };
  const before = block.ownerDocument.createRange();
  before.setStart(block, 0);
  before.setEnd(caret.offsetNode, caret.offset);
  return { text: textOf(block), offset: before.toString().length };
}

/** Puts the caret at a place of a text that is being edited, and that into view. */
export function placeCaret(editor: HTMLElement, { text, offset }: TextPlace): void {
  const block = [...editor.querySelectorAll(BLOCKS)].find((one) => textOf(one) === text);
  if (!block) return;
  const texts = editor.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    if (left <= node.length) {
      getSelection()?.collapse(node, left);
      break;
    }
    left -= node.length;
  }
  block.scrollIntoView({ block: 'center' });
}
