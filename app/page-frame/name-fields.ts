import { isMarked, type Marks } from './marks.ts';
import type { Pictures } from './pictures.ts';

/** Names the fields of the picture and the texts that an element shows, separated by spaces. */
export const FIELDS = 'data-fields';
/** The one of them that is the picture. */
const PICTURE = 'data-picture';

/** Slides that are not shown have it; it comes and goes. */
const HIDDEN = 'aria-hidden';

/** Words that are not text of the page but are read by people. */
const ATTRIBUTES = ['alt', 'aria-label', 'title', 'placeholder', 'content', 'value', 'label', 'href'];

/**
 * Leaves the names of the fields on the elements that show them, and takes the marks off before anything is
 * painted. React compares what it draws with what it drew before, never with the document.
 */
export function nameFields(
  document: Document,
  { marks, pictures, onNamed }: { marks: Marks; pictures: Pictures; onNamed(): void },
): void {
  const drawn = new Set<HTMLImageElement>();

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (type === 'characterData') readText(target as Text);
      else if (attributeName === 'src') drawn.add(target as HTMLImageElement);
      else if (attributeName === HIDDEN) for (const element of fieldsIn(target as Element)) setReach(element);
      else if (type === 'attributes') readAttribute(target as Element, attributeName ?? '');
      else for (const node of addedNodes) readTree(node);
    }
    // After the words, which tell apart pictures that stand in several places.
    for (const image of drawn) readPicture(image);
    drawn.clear();
    // What was written here is no news.
    observer.takeRecords();
    onNamed();
  });

  function readTree(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text) readText(node);
      else if (node instanceof Element) for (const name of ATTRIBUTES) readAttribute(node, name);
      if (node instanceof HTMLImageElement) drawn.add(node);
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

  function readPicture(image: HTMLImageElement): void {
    const before = image.getAttribute(PICTURE) ?? undefined;
    const field = pictures.fieldOf(image.getAttribute('src') ?? '', () => fieldsAround(image, before));
    if (field === before) return;
    const words = fieldsOf(image).filter((known) => known !== before);
    image.removeAttribute(FIELDS);
    image.removeAttribute(PICTURE);
    if (field) image.setAttribute(PICTURE, field);
    name(image, field ? [field, ...words] : words);
  }

  /** Of one place drawn anew with another text, the last one counts. */
  function name(element: Element, fields: readonly string[]): void {
    const known = fieldsOf(element);
    const all = [...new Set([...fields, ...known])];
    if (all.length === 0) return;
    if (all.length > known.length) element.setAttribute(FIELDS, all.join(' '));
    setReach(element);
  }

  /** The keyboard reaches what is shown and is not reached already. */
  function setReach(element: Element): void {
    const inControl = element.closest('a, button, input, select, textarea, summary, label');
    if (inControl || !document.body.contains(element)) return;
    if (element.closest(`[${HIDDEN}=true]`)) element.removeAttribute('tabindex');
    else element.setAttribute('tabindex', '0');
  }

  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...ATTRIBUTES, 'src', HIDDEN],
  });
}

/** The fields of what an element shows, the one drawn last first. */
export function fieldsOf(element: Element | undefined): string[] {
  return element?.getAttribute(FIELDS)?.split(' ') ?? [];
}

const fieldsIn = (element: Element) => element.querySelectorAll(`[${FIELDS}]`);

/** Those of an image's own words, else of the nearest part of the page that has any. */
function fieldsAround(image: Element, but: string | undefined): string[] {
  for (let at: Element | null = image; at; at = at.parentElement) {
    const named = [at, ...fieldsIn(at)];
    const fields = named.flatMap(fieldsOf).filter((field) => field !== but);
    if (fields.length > 0) return fields;
  }
  return [];
}
