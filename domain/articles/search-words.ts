import { withoutAccents } from './slug.ts';

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/** As the index knows text: small letters without accents. */
export function folded(text: string): string {
  return withoutAccents(text.toLowerCase());
}

/** The words to look for: letters and digits only, so they mean nothing else to any search engine. */
export function searchWords(text: string): string[] {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 1);
  return [...new Set(telling.length > 0 ? telling : words)]
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
}

/** What stands between the thousands of a number: `1 500` and `1,500` are one. */
export const splitsNumber = /(?<=\d)[\s,](?=\d{3}(?!\d))/g;
