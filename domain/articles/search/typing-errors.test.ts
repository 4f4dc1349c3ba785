import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOneErrorAway, mayBeMistyped, nearBeginning } from './typing-errors.ts';

test.each([
  ['hebergement', 'hebergemant', 'hebergement'],
  ['hebergements', 'hebergemant', 'hebergement'],
  ['hebergement', 'hebegem', 'hebergem'],
  ['wordpress', 'wrodpress', 'wordpress'],
  ['wordpress', 'wordpresss', 'wordpress'],
  ['prix', 'prixe', 'prix'],
  ['prix', 'prixes', undefined],
  ['zebulon', 'ebulxn', undefined],
  ['zebulon', 'zebulon', 'zebulo'],
])('[SEEK-02] of %j, %j means %j', (word, typed, meant) => {
  expect(nearBeginning(word, typed)).toBe(meant);
});

test.each([
  ['prix', false],
  ['prime', true],
  ['15000', false],
  ['page2', false],
  [' ux', false],
])('[SEEK-02] %j may be mistyped: %j', (typed, may) => expect(mayBeMistyped(typed)).toBe(may));

const letter = fc.constantFrom(...'abcé𝒜');
const word = fc.array(letter, { minLength: 4, maxLength: 9 });

test('[SEEK-02] whatever one letter does to a word, the word is found by it, also as the beginning of a longer one', () => {
  const error = fc.constantFrom('less', 'more', 'other', 'swapped');
  fc.assert(
    fc.property(word, fc.nat(), letter, error, fc.array(letter), (letters, at, other, kind, rest) => {
      const place = at % letters.length;
      const typed = [...letters];
      if (kind === 'less') typed.splice(place, 1);
      if (kind === 'more') typed.splice(place, 0, other);
      if (kind === 'other') typed.splice(place, 1, other);
      if (kind === 'swapped') typed.splice(place, 2, ...typed.slice(place, place + 2).reverse());
      fc.pre(typed.join('') !== letters.join(''));
      expect(isOneErrorAway(letters.join(''), typed.join(''))).toBe(true);
      expect(isOneErrorAway(typed.join(''), letters.join(''))).toBe(true);
      const found = nearBeginning([...letters, ...rest].join(''), typed.join(''));
      expect(found).toBeDefined();
      expect(isOneErrorAway(found ?? '', typed.join(''))).toBe(true);
    }),
  );
});

test('[SEEK-02] two errors are too many', () => {
  fc.assert(
    fc.property(word, (letters) => {
      const typed = ['x', ...letters, 'y'].join('');
      expect(isOneErrorAway(letters.join(''), typed)).toBe(false);
    }),
  );
});
