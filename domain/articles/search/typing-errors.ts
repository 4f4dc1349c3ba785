const SHORTEST = 5;

/** Whether what was typed is long enough to be taken for another word. A figure is never: one digit more is another price. */
export function mayBeMistyped(typed: string): boolean {
  return /^\p{L}+$/u.test(typed) && [...typed].length >= SHORTEST;
}

/** Whether somebody could have meant this word of a text: shorter ones are too far from anything that may be mistyped. */
export function mayBeMeant(word: string): boolean {
  return /^\p{L}+$/u.test(word) && [...word].length >= SHORTEST - 1;
}

/**
 * The shortest beginning of a word that is one typing error from what was typed: a letter too few, too many or
 * wrong, or two that changed places. The beginning, because one types `hebergem` before `hebergement`.
 */
export function nearBeginning(word: string, typed: string): string | undefined {
  const letters = [...word];
  const { length } = [...typed];
  return [length - 1, length, length + 1]
    .filter((end) => end <= letters.length)
    .map((end) => letters.slice(0, end).join(''))
    .find((beginning) => isOneErrorAway(beginning, typed));
}

export function isOneErrorAway(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  while (a.length > 0 && b.length > 0 && a[0] === b[0]) {
    a.shift();
    b.shift();
  }
  while (a.length > 0 && b.length > 0 && a.at(-1) === b.at(-1)) {
    a.pop();
    b.pop();
  }
  const swapped = a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
  return swapped || Math.max(a.length, b.length) === 1;
}
