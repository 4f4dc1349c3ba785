import { folded, searchWords } from '../articles/search-words.ts';

export interface FoundText {
  path: string;
  text: string;
}

/** The texts of a content that hold every word asked for, or that stand at the very path asked for. */
export function findTexts(content: unknown, query: string): FoundText[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const asked = query.trim();
  return textsOf(content, '').filter(({ path, text }) => path === asked || holds(text, words));
}

/** Whether a text holds every word, or its beginning. */
export function holds(text: string, words: readonly string[]): boolean {
  const plain = folded(text);
  return words.every((word) => plain.includes(word));
}

function textsOf(value: unknown, path: string): FoundText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, path ? `${path}.${key}` : key));
}
