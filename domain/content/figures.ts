const SPACE = '[\\s\\u00a0\\u202f]';
/** 20%, 20 %, 10 000 €, €10,000. */
const FIGURE = new RegExp(`(€\\d[\\d,]*\\d|\\d+(?:${SPACE}\\d{3})*${SPACE}?[%€])`);

/** A text cut around the shares and amounts in it: words and figures in turn, words first. */
export function splitFigures(text: string): string[] {
  return text.split(FIGURE);
}

/** The first share a text names, in percent; 0 where it names none. */
export function percentIn(text: string): number {
  return Number(new RegExp(`(\\d+)${SPACE}?%`).exec(text)?.[1] ?? 0);
}
