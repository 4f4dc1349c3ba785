import type { MarkedText } from '#domain/articles/search/marked-text.ts';

/** A text with what a search found in it marked, where there was a search. */
export function Marked({ text, pieces = [text] }: { text: string; pieces?: MarkedText }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing else to be told apart by.
  return pieces.map((piece, place) => (place % 2 === 1 ? <mark key={place}>{piece}</mark> : piece));
}
