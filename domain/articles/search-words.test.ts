import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test.each([
  ['WordPress  REFONTE', ['wordpress', 'refonte']],
  ['d’une œuvre', ['une', 'oeuvre']],
  ['C++ "prix" (à) OR -x*', ['prix', 'or']],
  ['C', ['c']],
  ['prix Prix PRIX', ['prix']],
  [' ?! ', []],
])('%j means %j', (text, words) => expect(searchWords(text)).toEqual(words));

test('whatever is typed gives a few short words of letters and digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const words = searchWords(text);
      expect(words.length).toBeLessThanOrEqual(8);
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
    }),
  );
});
