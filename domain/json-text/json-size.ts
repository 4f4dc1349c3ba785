export interface JsonLimits {
  /** So many brackets stand inside one another. */
  depth: number;
  /** So many values in all: elements of lists and fields of objects. */
  values: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/**
 * Whether a text would be more than this once it is parsed: looked at before, because parsing thousands of brackets
 * and keys costs a hundred times as much. Whether it is JSON at all is not asked here.
 */
export function isJsonLarger(text: string, { depth, values }: JsonLimits): boolean {
  let open = 0;
  let found = 1;
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charCodeAt(place);
    if (character === QUOTE) place = endOfString(text, place);
    else if (character === COMMA) found += 1;
    else if (isOpening(character)) {
      open += 1;
      found += 1;
    } else if (isClosing(character)) open -= 1;
    if (open > depth || found > values) return true;
  }
  return false;
}

function endOfString(text: string, start: number): number {
  for (let place = start + 1; place < text.length; place += 1) {
    const character = text.charCodeAt(place);
    if (character === QUOTE) return place;
    if (character === BACKSLASH) place += 1;
  }
  return text.length;
}

const isOpening = (character: number) => character === 0x7b || character === 0x5b;
const isClosing = (character: number) => character === 0x7d || character === 0x5d;
