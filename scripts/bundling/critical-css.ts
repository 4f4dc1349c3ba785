/** A block of the style sheet: what stands before its braces, and what it takes to be of use. */
type Block =
  | { kind: 'group'; prelude: string; blocks: Block[] }
  | { kind: 'rule'; text: string; selectors: string[][] }
  | { kind: 'named'; text: string; name: string }
  | { kind: 'kept'; text: string };

const GROUPS = /^@(?:layer|media|supports|container)\b/;
const NAMED = /^@(?:keyframes|property) (\S+)$/;
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g;
const UNESCAPED_COMMA = /(?<!\\),/;
const ESCAPE = /\\(?:([0-9a-f]{1,6}) ?|(.))/g;
const INNERMOST_BRACKETS = /(?<!\\)(?:\((?:\\.|[^()\\])*\)|\[(?:\\.|[^\]\\])*\])/g;
/** What ends a search, and what has to be passed over before it does. */
const STOPS = { '{;': /[{;\\"']|\/\*/g, '{}': /[{}\\"']|\/\*/g };
/** Set by a script, before anything is painted. */
const ALWAYS = ['dark'];

/**
 * From a minified style sheet, a function that gives the part of it which a page needs: the rules for
 * elements and for the classes that are among these words, and the animations and properties they name.
 */
export function createCriticalCss(sheet: string): (words: Iterable<string>) => string {
  const blocks = readBlocks(sheet);
  return (words) => {
    const used = new Set([...ALWAYS, ...words]);
    const needed = write(blocks, (block) => isUsed(block, used, ''));
    return write(blocks, (block) => isUsed(block, used, needed));
  };
}

function isUsed(block: Exclude<Block, { kind: 'group' }>, used: Set<string>, needed: string): boolean {
  if (block.kind === 'rule')
    return block.selectors.some((classes) => classes.every((name) => used.has(name)));
  return block.kind === 'kept' || needed.includes(block.name);
}

function write(blocks: Block[], isWanted: (block: Exclude<Block, { kind: 'group' }>) => boolean): string {
  let text = '';
  for (const block of blocks) {
    if (block.kind !== 'group') text += isWanted(block) ? block.text : '';
    else {
      const inside = write(block.blocks, isWanted);
      if (inside) text += `${block.prelude}{${inside}}`;
    }
  }
  return text;
}

function readBlocks(css: string): Block[] {
  const blocks: Block[] = [];
  for (let start = 0; start < css.length; ) {
    const stop = indexOutsideText(css, start, '{;');
    const prelude = css.slice(start, stop);
    if (css[stop] !== '{') {
      blocks.push({ kind: 'kept', text: css.slice(start, stop + 1) });
      start = stop + 1;
      continue;
    }
    const end = closingBrace(css, stop);
    blocks.push(blockOf(prelude, css.slice(stop + 1, end)));
    start = end + 1;
  }
  return blocks;
}

function blockOf(prelude: string, body: string): Block {
  const text = `${prelude}{${body}}`;
  if (GROUPS.test(prelude)) return { kind: 'group', prelude, blocks: readBlocks(body) };
  const name = NAMED.exec(prelude)?.[1];
  if (name) return { kind: 'named', text, name };
  if (prelude.startsWith('@')) return { kind: 'kept', text };
  return { kind: 'rule', text, selectors: withoutBrackets(prelude).split(UNESCAPED_COMMA).map(classesIn) };
}

/** What stands in brackets narrows or widens a selector in ways of its own: it never rules one out. */
function withoutBrackets(selector: string): string {
  const shorter = selector.replace(INNERMOST_BRACKETS, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(CLASS)].map(([, name = '']) =>
    name.replace(ESCAPE, (_, code, character) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
    ),
  );
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at = indexOutsideText(css, at + 1, '{}')) {
    depth += css[at] === '{' ? 1 : -1;
    if (depth === 0) return at;
  }
  throw new Error('A block of the style sheet is not closed.');
}

/** Where one of these characters comes next, outside quotation marks, comments and escapes. */
function indexOutsideText(css: string, from: number, wanted: keyof typeof STOPS): number {
  const stops = STOPS[wanted];
  for (stops.lastIndex = from; ; ) {
    const stop = stops.exec(css);
    if (!stop) return css.length;
    const [found] = stop;
    if (wanted.includes(found)) return stop.index;
    if (found === '/*') stops.lastIndex = css.indexOf('*/', stop.index) + 2;
    else if (found !== '\\') stops.lastIndex = endOfText(css, stop.index) + 1;
    else stops.lastIndex += 1;
  }
}

function endOfText(css: string, quote: number): number {
  let at = quote + 1;
  while (at < css.length && css[at] !== css[quote]) at += css[at] === '\\' ? 2 : 1;
  return at;
}
