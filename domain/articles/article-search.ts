import type { Article } from './article.schema.ts';
import { folded, searchWords } from './search-words.ts';

/** Engines index text by threes of characters: nothing shorter can be looked for. */
const SHORTEST_PART = 3;

/** What is searched of an article, as the index knows it: folded words between single spaces. */
export function searchableArticle({ title, tags, excerpt, content }: Article) {
  return {
    title: searchableText(title),
    tags: searchableText(tags.join(' ')),
    excerpt: searchableText(excerpt),
    content: searchableText(content.replace(/<[^>]*>/g, ' ')),
  };
}

/**
 * What to look for in the searchable texts, each anywhere in them, so also inside of words. A word of one
 * letter is looked for whole, one of two as the beginning of a word.
 */
export function searchParts(text: string): string[] {
  return searchWords(withWholeNumbers(text)).map((word) => {
    if (word.length === 1) return ` ${word} `;
    return word.length < SHORTEST_PART ? ` ${word}` : word;
  });
}

function searchableText(text: string): string {
  const words = folded(withWholeNumbers(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

/** `1 500` and `1,500` are one number. */
function withWholeNumbers(text: string): string {
  return text.replace(/(?<=\d)[\s,](?=\d{3}(?!\d))/g, '');
}
