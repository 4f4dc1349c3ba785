import fc from 'fast-check';
import { expect, test } from 'vitest';
import { syntaxErrorIn } from './syntax-error.ts';

/** The number of the line that is marked, and what is marked in it. */
function marked(text: string): [line: number, piece: string] | undefined {
  const range = syntaxErrorIn(text);
  return range && [text.slice(0, range.from).split('\n').length, text.slice(range.from, range.to)];
}

test.each([
  ['a wrong word', '{\n  "published": vrai,\n  "year": "2024"\n}', [2, 'vrai']],
  ['a comma that is missing', '{\n  "a": 1\n  "b": 2\n}', [3, '"b"']],
  ['a comma too many', '{\n  "tags": [\n    "a",\n  ],\n  "b": 2\n}', [4, ']']],
  ['a text without its end', '{\n  "a": "abc,\n  "b": 2\n}', [2, '"abc,']],
  ['a key without quotes', '{\n  "a": 1,\n  b: 2\n}', [3, 'b']],
  ['single quotes', "{\n  'a': 1\n}", [2, "'a'"]],
  ['a holder closed by another mark', '{\n  "list": [{"a": 1]\n}', [2, ']']],
  ['something after the end', '{}\n\n}', [3, '}']],
  ['a text that stops early', '{\n  "id":\n\n', [2, '']],
  ['nothing at all', '', [1, '']],
  ['a space that is none', '{\u00a0"a": 1}', [1, '\u00a0']],
  ['an unknown escape', '{\n  "a": "\\x"\n}', [2, '"\\x"']],
] as const)('[EDIT-43] %s is marked where it stands', (_, text, expected) => {
  expect(marked(text)).toEqual(expected);
});

test('[EDIT-43] whatever browsers read has no error, and what they refuse has one', () => {
  const pieces = fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"', '1', 'true', ' ', '\n', '\\', '-');
  const broken = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
  const nearly = fc
    .tuple(fc.json(), fc.nat(), pieces)
    .map(
      ([json, at, piece]) =>
        json.slice(0, at % (json.length + 1)) + piece + json.slice(at % (json.length + 1)),
    );
  fc.assert(
    fc.property(fc.oneof(broken, nearly, fc.json()), (text) => {
      expect(syntaxErrorIn(text) === undefined).toBe(isRead(text));
    }),
  );
});

function isRead(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
