import { folded } from './articles/search-words.ts';

/** Texts as a search compares them: small letters without accents, single blanks. */
export function searchText(texts: readonly string[]): string {
  return folded(texts.join(' ')).replace(/\s+/g, ' ').trim();
}

/** Every text in an answer, however deep. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
