import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

test('words in braces are replaced, those without a value stay', () => {
  expect(fillIn('{a} et {b}, {a} {c} {toString}', { a: 1, b: '$&' })).toBe('1 et $&, 1 {c} {toString}');
});
