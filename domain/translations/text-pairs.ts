import { isPlainObject } from '../content/inspect-schema.ts';
import type { FieldShape, KeyedShape, ListShape } from '../editing/shape.ts';

/** A text of both languages, at the same place of the two documents. */
export interface TextPair {
  path: string;
  french: string;
  english: string;
  /** A list of another length in English: the texts are the two numbers of entries. */
  isList?: true;
}

/** Fields that hold no words to translate: names for code, a date, the choice of a category, former addresses. */
const NO_WORDS = new Set(['id', 'slug', 'translation', 'category', 'publishedAt', 'redirects']);

const WORDS: readonly FieldShape['kind'][] = ['text', 'long-text', 'rich-text'];

/** Every text that either language has written, and each list whose length differs, named once. */
export function textPairs(shape: FieldShape, french: unknown, english: unknown, path = ''): TextPair[] {
  const at = (key: string) => (path ? `${path}.${key}` : key);
  if (shape.kind === 'group')
    return Object.entries(shape.fields)
      .filter(([key]) => !NO_WORDS.has(key))
      .flatMap(([key, field]) => textPairs(field, child(french, key), child(english, key), at(key)));
  if (shape.kind === 'list' || shape.kind === 'keyed') {
    const [own, others] = [keysOf(french), keysOf(english)];
    const common = own.filter((key) => others.includes(key));
    const entries = common.flatMap((key) =>
      textPairs(shape.item, child(french, key), child(english, key), at(key)),
    );
    const isUneven = holdsWords(shape) && (common.length < own.length || common.length < others.length);
    if (!isUneven) return entries;
    const list = { path, french: String(own.length), english: String(others.length), isList: true as const };
    return [list, ...entries];
  }
  if (!isText(shape)) return [];
  const pair = { path, french: textOf(french), english: textOf(english) };
  return isBlank(pair.french) && isBlank(pair.english) ? [] : [pair];
}

/** The texts of one document by their paths. */
export function translatedTexts(shape: FieldShape, content: unknown): Map<string, string> {
  return new Map(textPairs(shape, content, content).map(({ path, french }) => [path, french]));
}

export const isBlank = (text: string) => text.trim() === '';

function isText(shape: FieldShape): boolean {
  if (!WORDS.includes(shape.kind) || 'stamp' in shape) return false;
  return 'highlight' in shape || !('compared' in shape);
}

/** A list of numbers, images or choices may have any length. */
function holdsWords({ item }: ListShape | KeyedShape): boolean {
  if (item.kind === 'group')
    return Object.entries(item.fields).some(([key, field]) => !NO_WORDS.has(key) && isText(field));
  return item.kind === 'list' || item.kind === 'keyed' ? holdsWords(item) : isText(item);
}

function keysOf(value: unknown): string[] {
  return Array.isArray(value) || isPlainObject(value) ? Object.keys(value) : [];
}

function child(value: unknown, key: string): unknown {
  const holds = (Array.isArray(value) || isPlainObject(value)) && Object.hasOwn(value, key);
  return holds ? (value as Record<string, unknown>)[key] : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
