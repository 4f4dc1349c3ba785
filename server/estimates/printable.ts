/** What the Latin subset of our fonts can draw. */
const DRAWN = /[\n\u0020-\u00ff\u0152\u0153\u2013-\u2026\u20ac\u2122\u2212]/;

/** The text with what our fonts cannot draw replaced by the nearest that they can. */
export function printable(text: string): string {
  return [...text.replace(/[\u2000-\u200a\u202f]/g, '\u00a0')]
    .map((character) => (DRAWN.test(character) ? character : plain(character)))
    .join('');
}

/** A letter without the mark on it; a question mark for what has no Latin letter. */
function plain(character: string): string {
  const [letter = ''] = character.normalize('NFKD');
  if (DRAWN.test(letter)) return letter;
  return /\p{Cf}|\p{M}/u.test(character) ? '' : '?';
}
