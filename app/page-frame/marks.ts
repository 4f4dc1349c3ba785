import type { FieldShape } from '#domain/editing/shape.ts';
import type { RichNode } from '#domain/rich-text/tree.ts';

/**
 * How a text on a page knows its field: each text ends with a mark of characters that show nothing, the number of
 * its field in ten digits. `nameFields` takes them off before anything is painted.
 */
const DIGITS = ['\u2061', '\u2062', '\u2063', '\u2064'];
const LENGTH = 10;
const MARK = new RegExp(`[${DIGITS.join('')}]{${LENGTH}}`, 'g');

export type Marks = ReturnType<typeof createMarks>;

export function createMarks() {
  const fields: string[] = [];
  const marks = new Map<string, string>();

  /** The mark of a field, by its id (`faq.title`). */
  function markOf(field: string): string {
    let mark = marks.get(field);
    if (mark === undefined) {
      mark = digitsOf(fields.push(field) - 1);
      marks.set(field, mark);
    }
    return mark;
  }

  return {
    markOf,
    /** A text without its marks, and the fields that it came from. */
    read(text: string): { text: string; fields: string[] } {
      const found = (text.match(MARK) ?? []).map((mark) => fields[numberOf(mark)] ?? '');
      return { text: text.replace(MARK, ''), fields: [...new Set(found)].filter(Boolean) };
    },
  };
}

/** Whether a text may carry a mark: asked for every text that is drawn, so it must be quick. */
export function isMarked(text: string): boolean {
  return text.length >= LENGTH && text.search(MARK) >= 0;
}

/** A content with the texts that people read marked by their fields; `name` begins the id of each. */
export function markTexts(shape: FieldShape, content: unknown, name: string, { markOf }: Marks): unknown {
  const step = (at: FieldShape, value: unknown, path: string): unknown => {
    if (value === null || value === undefined) return value;
    switch (at.kind) {
      case 'group':
        return mapValues(value as object, (inner, key) => {
          const field = Object.hasOwn(at.fields, key) ? at.fields[key] : undefined;
          return field ? step(field, inner, `${path}.${key}`) : inner;
        });
      case 'keyed':
        return mapValues(value as object, (inner, key) => step(at.item, inner, `${path}.${key}`));
      case 'list':
        return (value as unknown[]).map((inner, index) => step(at.item, inner, `${path}.${index}`));
      case 'text':
      case 'long-text':
      case 'rich-text':
        return at.compared || at.stamp ? value : markLines(String(value), markOf(path));
      default:
        return value;
    }
  };
  return step(shape, content, name);
}

/** Each line carries the mark: a page may draw them one by one. */
function markLines(text: string, mark: string): string {
  return text.replace(/[^\n]+/g, (line) => `${line}${mark}`);
}

/** The mark of a text goes to each of the words and pictures it was read into. */
export function markNodes(nodes: readonly RichNode[], mark: string): RichNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node.trim() === '' ? node : `${node}${mark}`;
    const { attributes, children } = node;
    return {
      ...node,
      ...(node.tag === 'img' && { attributes: { ...attributes, alt: `${attributes?.alt ?? ''}${mark}` } }),
      ...(children && { children: markNodes(children, mark) }),
    };
  });
}

/** A text cut from the mark that it ends with. */
export function cutMark(text: string): [text: string, mark: string] {
  const mark = text.slice(-LENGTH);
  return isMarked(mark) ? [text.slice(0, -LENGTH), mark] : [text, ''];
}

function mapValues(object: object, map: (value: unknown, key: string) => unknown): object {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));
}

function digitsOf(number: number): string {
  const digits = number.toString(DIGITS.length).padStart(LENGTH, '0');
  return [...digits].map((digit) => DIGITS[Number(digit)]).join('');
}

function numberOf(mark: string): number {
  return Number.parseInt([...mark].map((digit) => DIGITS.indexOf(digit)).join(''), DIGITS.length);
}
