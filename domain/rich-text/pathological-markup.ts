const DEEPEST = 200;
const MOST_MARKS = 2000;
/** Quotes and lists inside each other, written at the start of one line. */
const DEEP_LINE = new RegExp(`^(?:[ \\t]*(?:[>*+-]|\\d{1,9}[.)])){${DEEPEST}}`, 'm');
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/**
 * Whether a text is nothing that a person writes, but what makes readers of HTML and Markdown slow or fall
 * over: elements or quotes hundreds deep, or thousands of marks for emphasis in one paragraph.
 */
export function isPathologicalMarkup(source: string): boolean {
  return DEEP_LINE.test(source) || deepestElement(source) > DEEPEST || mostMarks(source) > MOST_MARKS;
}

function deepestElement(source: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, end, name = ''] of source.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    if (VOID.test(name)) continue;
    depth = end ? Math.max(0, depth - 1) : depth + 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function mostMarks(source: string): number {
  const blocks = source.split(/\n[ \t]*\n/).map((block) => block.match(/[*_~]/g)?.length ?? 0);
  return blocks.reduce((most, marks) => Math.max(most, marks), 0);
}
