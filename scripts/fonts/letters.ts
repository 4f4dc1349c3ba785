const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
/** Every letter that French and English write with a mark, and the joined ones. */
const MARKED = 'àâæçéèêëîïôœùûüÿÀÂÇÉÈÊËÎÏÔŒÙÛ';
const PUNCTUATION = '\u00a0\u202f«»“”‘’–—…·';
const SIGNS = '€°²×÷−©←→';

/**
 * What a page of ours is written with, in both languages and by whoever edits it: the first file of each font
 * draws it. Every other letter that a font has is in its second file, fetched by a page that shows one.
 */
export const FIRST_LETTERS: ReadonlySet<string> = new Set(ASCII + MARKED + PUNCTUATION + SIGNS);

/** Gaps of this size are in the range too where they hold no letter of the first files: every page carries it. */
const SMALL_GAP = 8;

/** These letters as a `unicode-range`. */
export function unicodeRange(letters: Iterable<string>): string {
  const codes = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const code of codes) {
    const range = ranges.at(-1);
    if (range && isFree(range[1], code)) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

function isFree(after: number, before: number): boolean {
  const gap = Array.from({ length: before - after - 1 }, (_, index) =>
    String.fromCodePoint(after + 1 + index),
  );
  return gap.length <= SMALL_GAP && !gap.some((letter) => FIRST_LETTERS.has(letter));
}

const hex = (code: number) => code.toString(16).toUpperCase();
