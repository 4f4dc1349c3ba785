import { isMarked, type Marks } from './marks.ts';

/** Names the fields of the texts in an element, separated by spaces. */
export const FIELDS = 'data-fields';

/** Words that are not text of the page but are read by people. */
const ATTRIBUTES = ['alt', 'aria-label', 'title', 'placeholder', 'content', 'value', 'label', 'href'];

/**
 * Takes the marks off everything that is drawn, before it is painted, and leaves the names of the fields on the
 * elements. React compares what it draws with what it drew before, never with the document.
 */
export function readMarks(document: Document, marks: Marks): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (type === 'characterData') readText(target as Text);
      else if (type === 'attributes') readAttribute(target as Element, attributeName ?? '');
      else for (const node of addedNodes) readTree(node);
    }
    // What was written here is no news.
    observer.takeRecords();
  });

  function readTree(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text) readText(node);
      else if (node instanceof Element) for (const name of ATTRIBUTES) readAttribute(node, name);
    }
  }

  function readText(node: Text): void {
    if (!isMarked(node.data)) return;
    const { text, fields } = marks.read(node.data);
    node.data = text;
    if (node.parentElement) name(node.parentElement, fields);
  }

  function readAttribute(element: Element, attribute: string): void {
    const value = element.getAttribute(attribute);
    if (value === null || !isMarked(value)) return;
    const { text, fields } = marks.read(value);
    element.setAttribute(attribute, text);
    if (attribute === 'value' && element instanceof HTMLInputElement) element.value = text;
    name(element, fields);
  }

  /** Of one place drawn anew with another text, the last one counts. */
  function name(element: Element, fields: readonly string[]): void {
    const known = element.getAttribute(FIELDS)?.split(' ') ?? [];
    const all = [...new Set([...fields, ...known])];
    if (all.length > known.length) element.setAttribute(FIELDS, all.join(' '));
    const inControl = element.closest('a, button, input, select, textarea, summary, label');
    if (!inControl && document.body.contains(element)) element.setAttribute('tabindex', '0');
  }

  observer.observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
    ...{ attributes: true, attributeFilter: ATTRIBUTES },
  });
}
