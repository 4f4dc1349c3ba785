import { expect, test } from 'vitest';
import { initialOf, initialsOf } from './initials.ts';

test.each([
  ['Marie Dupont', 'MD', 'M'],
  ['  élodie   de la Tour ', 'ÉD', 'É'],
  ['Sophie', 'S', 'S'],
  ['😀 Ada', '😀A', '😀'],
  ['', '', ''],
])('the initials of “%s” are “%s”, the first of them “%s”', (name, initials, initial) => {
  expect(initialsOf(name)).toBe(initials);
  expect(initialOf(name)).toBe(initial);
});
