/**
 * JSON as it is being written: half a document tells already where one is in it. Broken text is read as
 * far as it makes sense and never throws.
 */
interface Holder {
  kind: 'object' | 'list';
  path: string;
  keys: string[];
  /** In an object: the key whose value comes next. In a list: the number of the entry. */
  step: string;
  expects: 'key' | 'colon' | 'value' | 'comma';
}

interface Token {
  kind: 'string' | 'word' | 'mark';
  from: number;
  to: number;
  text: string;
}

export interface Range {
  from: number;
  to: number;
}

export interface JsonCursor extends Range {
  wants: 'key' | 'value';
  /** Of the object that wants a key, or of the value. */
  path: string;
  /** The keys of the object around. */
  keys: readonly string[];
}

const TOKEN = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/gs;

function* tokensOf(text: string): Generator<Token> {
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    const kind = found.startsWith('"') ? 'string' : /^[{}[\],:]/.test(found) ? 'mark' : 'word';
    yield { kind, from: index, to: index + found.length, text: found };
  }
}

const join = (path: string, step: string) => (path === '' ? step : `${path}.${step}`);
const root = (): Holder => ({ kind: 'list', path: '', keys: [], step: '', expects: 'value' });
const pathOf = ({ kind, path, step, expects }: Holder) =>
  kind === 'object' && expects === 'key' ? path : join(path, step);

/** Goes through the text and tells, before each token, who holds it. */
function walk(text: string, visit: (token: Token, holder: Holder) => void): Holder[] {
  const holders = [root()];
  const current = () => holders.at(-1) ?? root();
  for (const token of tokensOf(text)) {
    visit(token, current());
    if (token.text === '{' || token.text === '[') open(holders, token.text);
    else if (token.text === '}' || token.text === ']') close(holders);
    else if (token.text === ',') next(current());
    else if (token.text === ':') current().expects = 'value';
    else take(current(), token);
  }
  return holders;
}

function open(holders: Holder[], mark: string): void {
  const parent = holders.at(-1);
  const path = parent ? join(parent.path, parent.step) : '';
  if (parent) parent.expects = 'comma';
  if (mark === '{') holders.push({ kind: 'object', path, keys: [], step: '', expects: 'key' });
  else holders.push({ kind: 'list', path, keys: [], step: '0', expects: 'value' });
}

function close(holders: Holder[]): void {
  if (holders.length > 1) holders.pop();
}

function next(holder: Holder): void {
  if (holder.kind === 'object') holder.expects = 'key';
  else {
    holder.expects = 'value';
    if (holder.step !== '') holder.step = String(Number(holder.step) + 1);
  }
}

function take(holder: Holder, { text }: Token): void {
  if (holder.kind === 'object' && holder.expects === 'key') {
    holder.step = unquoted(text);
    holder.keys.push(holder.step);
    holder.expects = 'colon';
  } else holder.expects = 'comma';
}

/** The key that a piece stands for, its escapes read; as far as it is written. */
function unquoted(piece: string): string {
  try {
    return String(JSON.parse(piece));
  } catch {
    return piece.replace(/^"|"$/g, '');
  }
}

/** What may be written at a place, and what stands there already; undefined where nothing new may stand. */
export function cursorIn(text: string, offset: number): JsonCursor | undefined {
  let found: { holder: Holder; cursor: Omit<JsonCursor, 'keys'> } | undefined;
  let passed = false;
  const note = (holder: Holder, { from, to }: Range) => {
    passed = true;
    if (holder.expects !== 'key' && holder.expects !== 'value') return;
    found = { holder, cursor: { wants: holder.expects, path: pathOf(holder), from, to } };
  };
  const holders = walk(text, (token, holder) => {
    if (passed) return;
    const touches = token.kind !== 'mark' && token.from < offset && offset <= token.to;
    const isBehind = offset === token.to && /^".*"$/s.test(token.text);
    if (touches && !isBehind) note(holder, token);
    else if (token.from >= offset) note(holder, { from: offset, to: offset });
  });
  const last = holders.at(-1);
  if (!passed && last) note(last, { from: offset, to: offset });
  if (!found) return undefined;
  const { holder, cursor } = found;
  const own = unquoted(text.slice(cursor.from, cursor.to));
  const keys = cursor.wants === 'key' ? holder.keys.filter((key) => key !== own) : [];
  return { ...cursor, keys };
}

/** Where a field stands: its key, or its value in a list. For one that is missing, whatever holds it. */
export function rangeOf(text: string, path: string): Range | undefined {
  const places = new Map<string, Range>();
  walk(text, ({ kind, from, to }, holder) => {
    if (kind === 'mark' && places.has('')) {
      if (holder.kind === 'list' && holder.expects === 'value') places.set(pathOf(holder), { from, to });
      return;
    }
    if (!places.has('')) places.set('', { from, to });
    else if (holder.kind === 'object' && holder.expects === 'key') {
      places.set(join(holder.path, unquoted(text.slice(from, to))), { from, to });
    } else if (holder.kind === 'list') places.set(pathOf(holder), { from, to });
  });
  const steps = path.split('.');
  for (let length = steps.length; length >= 0; length -= 1) {
    const place = places.get(steps.slice(0, length).join('.'));
    if (place) return place;
  }
  return undefined;
}
