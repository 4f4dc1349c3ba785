import type { Range } from './scan.ts';

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma' | 'nothing';
type Opening = '{' | '[';

const PIECE = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^ \t\n\r{}[\],:"]+/gs;
const closing: Record<Opening, string> = { '{': '}', '[': ']' };

/**
 * Where a text stops being JSON: the first piece that cannot stand there, its first line only. Undefined for
 * JSON. Browsers say it each in their own way, or not at all.
 */
export function syntaxErrorIn(text: string): Range | undefined {
  const open: Opening[] = [];
  let expected: Expected = 'value';
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const next = accept(piece, expected, open);
    if (!next) return { from: index, to: index + (piece.split('\n')[0] ?? piece).length };
    expected = next;
  }
  const end = text.trimEnd().length;
  return expected === 'nothing' ? undefined : { from: end, to: end };
}

/** What may follow a piece; undefined where the piece itself may not stand. */
function accept(piece: string, expected: Expected, open: Opening[]): Expected | undefined {
  switch (expected) {
    case 'key or end':
      return piece === '}' ? close(open) : acceptKey(piece);
    case 'key':
      return acceptKey(piece);
    case 'colon':
      return piece === ':' ? 'value' : undefined;
    case 'value or end':
      return piece === ']' ? close(open) : acceptValue(piece, open);
    case 'value':
      return acceptValue(piece, open);
    case 'comma':
      return acceptEnd(piece, open);
    case 'nothing':
      return undefined;
  }
}

function acceptKey(piece: string): Expected | undefined {
  return piece.startsWith('"') && isJson(piece) ? 'colon' : undefined;
}

function acceptValue(piece: string, open: Opening[]): Expected | undefined {
  if (piece === '{' || piece === '[') {
    open.push(piece);
    return piece === '{' ? 'key or end' : 'value or end';
  }
  return isJson(piece) ? afterValue(open) : undefined;
}

function acceptEnd(piece: string, open: Opening[]): Expected | undefined {
  const holder = open.at(-1);
  if (!holder) return undefined;
  if (piece === closing[holder]) return close(open);
  if (piece !== ',') return undefined;
  return holder === '{' ? 'key' : 'value';
}

function close(open: Opening[]): Expected {
  open.pop();
  return afterValue(open);
}

const afterValue = (open: readonly Opening[]): Expected => (open.length === 0 ? 'nothing' : 'comma');

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
