/** A managed text with its words in braces replaced: `{price}` by the value named `price`. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** A title cut around the part of it that is marked: before, marked, after. Nothing is marked that is not there. */
export function splitHighlight(
  title: string,
  highlight: string,
): [before: string, marked: string, after: string] {
  const at = highlight === '' ? -1 : title.indexOf(highlight);
  if (at < 0) return [title, '', ''];
  return [title.slice(0, at), highlight, title.slice(at + highlight.length)];
}

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
