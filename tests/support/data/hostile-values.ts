import fc from 'fast-check';

/** Texts that have broken parsers, databases, headers and patterns. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil',
  'a\r\nSet-Cookie: session=evil',
  '\t=1+1',
  "' or 1=1 --",
  '%00%0d%0a',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '//evil.example',
  'javascript:hacked()',
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'NaN',
  '-0',
  '1e309',
  '9007199254740993',
  '😀'.repeat(300),
  'é'.repeat(2000),
];

const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 40 }));

/** Keys that JSON can name and an object literal cannot: written by `toJson`. */
const key = fc.oneof(
  { weight: 5, arbitrary: fc.string({ maxLength: 8 }) },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'prototype', 'length', '0', '') },
);

interface Tree {
  value: unknown;
}

/** Any JSON there is. */
export const anyJson = fc.letrec<Tree>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.constantFrom(null, true, false, 0, -1, 1.5, 1e21, -1e-9, Number.MAX_SAFE_INTEGER),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: false }),
  ),
})).value;

export const hostileText = text;

/** A valid value with one part of it replaced by something else, or left out, or with one key too many. */
export function distorted(valid: unknown): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...placesIn(valid)), anyJson, fc.constantFrom('replace', 'drop', 'add'), key)
    .map(([place, other, how, name]) => changedAt(valid, place, other, how, name));
}

type Place = readonly string[];

function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, child]) => placesIn(child, [...at, name]))];
}

function changedAt(
  value: unknown,
  [step, ...rest]: Place,
  other: unknown,
  how: string,
  name: string,
): unknown {
  if (step === undefined) {
    const addable = how === 'add' && typeof value === 'object' && value !== null && !Array.isArray(value);
    return addable ? { ...value, [name]: other } : other;
  }
  if (Array.isArray(value))
    return value.map((item, index) =>
      String(index) === step ? changedAt(item, rest, other, how, name) : item,
    );
  const entries = Object.entries(value as object).flatMap(([field, child]) => {
    if (field !== step) return [[field, child]];
    if (how === 'drop' && rest.length === 0) return [];
    return [[field, changedAt(child, rest, other, how, name)]];
  });
  return Object.fromEntries(entries);
}
