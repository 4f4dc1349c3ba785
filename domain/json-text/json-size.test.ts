import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJsonLarger } from './json-size.ts';

const sizes = { depth: 3, values: 6 };

test.each([
  ['{"a":[{"b":1}]}', false],
  ['{"a":[{"b":[]}]}', true],
  ['[1,2,3,4,5]', false],
  ['[1,2,3,4,5,6]', true],
  ['"[[[[[[,,,,,,,,,"', false],
  [String.raw`["\"[[[[[", "\\"]`, false],
  [String.raw`["\\",[[[1]]]]`, true],
  ['[[[[', true],
  ['"never closed', false],
  [']]]][[[[', false],
  ['', false],
])('[TRUST-43] %s is larger than may be: %s', (text, isLarger) => {
  expect(isJsonLarger(text, sizes)).toBe(isLarger);
});

function measured(value: unknown): { depth: number; values: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, values: 1 };
  const children = Object.values(value).map(measured);
  return {
    depth: 1 + Math.max(0, ...children.map(({ depth }) => depth)),
    values: 1 + children.reduce((sum, { values }) => sum + values, 0),
  };
}

test('[TRUST-43] what is within bounds is never called larger, and what is deeper or has more values always', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
      const text = JSON.stringify(value, undefined, indent);
      const { depth, values } = measured(value);
      // An empty list counts as if it had a value.
      expect(isJsonLarger(text, { depth, values: 2 * values })).toBe(false);
      if (depth > 0) expect(isJsonLarger(text, { depth: depth - 1, values: 2 * values })).toBe(true);
      expect(isJsonLarger(text, { depth, values: Math.floor(values / 2) - 1 })).toBe(true);
    }),
  );
});
