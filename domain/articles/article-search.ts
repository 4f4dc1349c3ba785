import type { Article } from './article.schema.ts';
import { mayBeMeant, mayBeMistyped } from './search/typing-errors.ts';
import { folded, searchWords, splitsNumber } from './search-words.ts';

/** Engines index text by threes of characters: nothing shorter can be looked for. */
const SHORTEST_PART = 3;

/** What is looked for in place of one word that was typed: any of these. */
export type Ways = readonly string[];

/** Where articles of one language are looked for: in the index of a database, or in memory. */
export interface SearchedArticles {
  /** The articles that hold one of the ways for each word, each with whether its title alone does. */
  find(sought: readonly Ways[]): Promise<ReadonlyMap<string, boolean>>;
  /** The beginnings of the articles' words that are one typing error from what was typed. */
  beginningsNear(typed: string): Promise<readonly string[]>;
}

export interface FoundArticles<Listed> {
  articles: Listed[];
  /** What was looked for and is to be marked. */
  marked: string[];
}

/**
 * The articles of a list that answer a text, those that do by their title first, else in the order of the list;
 * all of them when it has no words. Where none answers what was typed, one typing error in each longer word is
 * forgiven.
 */
export async function searchArticles<Listed extends { id: string }>(
  listed: readonly Listed[],
  text: string,
  searched: SearchedArticles,
): Promise<FoundArticles<Listed>> {
  const parts = searchParts(text);
  if (parts.length === 0) return { articles: [...listed], marked: [] };
  const asTyped = ordered(listed, await searched.find(parts.map((part) => [part])));
  if (asTyped.length > 0 || !parts.some(mayBeMistyped)) return { articles: asTyped, marked: parts };
  const sought = await Promise.all(
    parts.map(async (part) => {
      const near = mayBeMistyped(part) ? await searched.beginningsNear(part) : [];
      return [part, ...near.map((beginning) => ` ${beginning}`)];
    }),
  );
  return { articles: ordered(listed, await searched.find(sought)), marked: sought.flat() };
}

function ordered<Listed extends { id: string }>(
  listed: readonly Listed[],
  found: ReadonlyMap<string, boolean>,
): Listed[] {
  const byTitle = ({ id }: Listed) => Number(found.get(id) ?? false);
  return listed.filter(({ id }) => found.has(id)).sort((a, b) => byTitle(b) - byTitle(a));
}

/** What is searched of an article, as the index knows it: folded words between single spaces. */
export function searchableArticle({ title, tags, excerpt, content }: Article) {
  return {
    title: searchableText(title),
    tags: searchableText(tags.join(' ')),
    excerpt: searchableText(excerpt),
    content: searchableText(content.replace(/<[^>]*>/g, ' ')),
  };
}

/** The words of articles that somebody who mistypes may have meant. */
export function meantWords(searchable: Iterable<ReturnType<typeof searchableArticle>>): Set<string> {
  const words = new Set<string>();
  for (const texts of searchable)
    for (const text of Object.values(texts))
      for (const word of text.split(' ')) if (mayBeMeant(word)) words.add(word);
  return words;
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

/** Folded words between single spaces. */
export function searchableText(text: string): string {
  const words = folded(withWholeNumbers(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

const withWholeNumbers = (text: string) => text.replace(splitsNumber, '');
