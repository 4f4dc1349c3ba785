import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const told = (before: string, after: string) =>
  wordDiff(before, after).map(
    ({ kind, text }) => ({ same: text, added: `+${text}`, removed: `-${text}` })[kind],
  );

test('words that stay, go and come are told in order', () => {
  expect(told('Le prix est de 20 €', 'Le prix est de 25 €')).toEqual(['Le prix est de ', '-20', '+25', ' €']);
  expect(told('un deux', 'un deux trois')).toEqual(['un deux', '+ trois']);
  expect(told('un deux trois', 'un trois')).toEqual(['un ', '-deux ', 'trois']);
  expect(told('Questions fréquentes', 'Écrit ici')).toEqual(['-Questions fréquentes', '+Écrit ici']);
  expect(told('même', 'même')).toEqual(['même']);
  expect(told('', 'neuf')).toEqual(['+neuf']);
  expect(told('vieux', '')).toEqual(['-vieux']);
  expect(told('', '')).toEqual([]);
});

test('nothing is lost: both texts can be read out of the difference', () => {
  const texts = ['a b c d', 'b a d c', 'x y\nz', 'a  b', 'a b c d e f g a b'];
  for (const before of texts) {
    for (const after of texts) {
      const parts = wordDiff(before, after);
      const read = (skip: string) =>
        parts
          .filter(({ kind }) => kind !== skip)
          .map(({ text }) => text)
          .join('');
      expect([read('added'), read('removed')]).toEqual([before, after]);
    }
  }
});

test('a text too long to compare is told as one that went and one that came', () => {
  const long = Array.from({ length: 4000 }, (_, index) => `w${index}`);
  const parts = wordDiff(long.join(' '), long.toReversed().join(' '));
  expect(parts.map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
