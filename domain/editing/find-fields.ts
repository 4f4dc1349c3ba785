import { folded, searchWords } from '../articles/search-words.ts';

export interface FoundField {
  path: string;
  /** What stands in it; a switch has no words. */
  text: string;
  /** Whether its words answer the query, or only together with its name. */
  by: 'text' | 'name';
}

/** The fields of a content that hold every word asked for, in their words or name, or stand at the very path. */
export function findFields(content: unknown, query: string, nameOf: (path: string) => string): FoundField[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const asked = query.trim();
  return fieldsOf(content, '').flatMap((field): FoundField[] => {
    if (field.path === asked || holds(field.text, words)) return [{ ...field, by: 'text' }];
    return holds(`${nameOf(field.path)} ${field.text}`, words) ? [{ ...field, by: 'name' }] : [];
  });
}

/** Whether a text holds every word, or its beginning; a word of several finds the one. */
export function holds(text: string, words: readonly string[]): boolean {
  const plain = folded(text);
  return words.every((word) => plain.includes(word) || plain.includes(word.replace(PLURAL, '$1')));
}

/** `annonces`, `menus`; short words such as `prix` are as they are. */
const PLURAL = /^(.{4,})[sx]$/;

function fieldsOf(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, child]) => fieldsOf(child, path ? `${path}.${key}` : key));
  const isWritten = typeof value === 'string' || typeof value === 'number';
  return [{ path, text: isWritten ? String(value) : '' }];
}
