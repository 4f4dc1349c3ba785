export const WORDS_PER_MINUTE = 200;
/** Of an article that says nothing. */
export const DEFAULT_READ_MINUTES = 5;

/** Minutes to read a text, begun ones counted whole. */
export function readTimeOf(text: string): number {
  const words = text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
  return Math.ceil(words / WORDS_PER_MINUTE);
}
