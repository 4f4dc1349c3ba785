import { folded, splitsNumber } from '../search-words.ts';

/** A text in pieces, plain and marked in turn; the first is plain, if only by being empty. */
export type MarkedText = readonly string[];

/** How much of a text is shown around what was found in it. */
const AROUND = 80;

/** Marks what a search looked for, as it is written in a text. */
export function markedText(text: string, sought: readonly string[]): MarkedText {
  const pieces = [''];
  let end = 0;
  for (const [from, to] of foundIn(text, sought)) {
    pieces[pieces.length - 1] += text.slice(end, from);
    pieces.push(text.slice(from, to), '');
    end = to;
  }
  pieces[pieces.length - 1] += text.slice(end);
  return pieces;
}

export const hasMarks = (text: MarkedText) => text.length > 1;

/** The part of a long text around the first find; undefined where there is none. */
export function markedPassage(text: string, sought: readonly string[]): MarkedText | undefined {
  const [first] = foundIn(text, sought);
  if (!first) return undefined;
  const start = first[0] <= AROUND ? 0 : text.lastIndexOf(' ', first[0] - AROUND) + 1;
  const after = text.indexOf(' ', first[1] + AROUND);
  const end = after < 0 ? text.length : after;
  const shown = `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
  return markedText(shown, sought);
}

/** Where what is sought stands in a text, from left to right, without overlaps. */
function foundIn(text: string, sought: readonly string[]): [from: number, to: number][] {
  const { searchable, places } = traced(text);
  const found = sought
    .flatMap((part) => occurrences(searchable, part))
    .map(([from, to]): [number, number] => [places[from]?.from ?? 0, places[to - 1]?.to ?? text.length])
    .sort((a, b) => a[0] - b[0]);
  const joined: [number, number][] = [];
  for (const [from, to] of found) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** Without the spaces around a part, which say only that a word begins or ends there. */
function occurrences(text: string, part: string): [number, number][] {
  const found: [number, number][] = [];
  const before = part.length - part.trimStart().length;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    found.push([at + before, at + part.trimEnd().length]);
  return found;
}

/** The text as a search knows it (`searchableText`), and where each character of that stands in what is written. */
export function traced(text: string) {
  let searchable = ' ';
  const places = [{ from: 0, to: 0 }];
  const joints = new Set([...text.matchAll(splitsNumber)].map(({ index }) => index));
  for (let at = 0; at < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const here = { from: at, to: at + character.length };
    at = here.to;
    if (joints.has(here.from)) continue;
    const plain = folded(character);
    const last = places.at(-1);
    // An accent of its own belongs to the letter before it.
    if (plain === '' && last && !searchable.endsWith(' ')) last.to = here.to;
    for (const letter of plain.match(/[\p{L}\p{N}]|[^\p{L}\p{N}]+/gu) ?? []) {
      const known = /[\p{L}\p{N}]/u.test(letter) ? letter : ' ';
      if (known === ' ' && searchable.endsWith(' ')) continue;
      searchable += known;
      for (const _ of known.split('')) places.push(here);
    }
  }
  if (!searchable.endsWith(' ')) searchable += ' ';
  return { searchable, places };
}
