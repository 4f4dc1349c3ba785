import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchableText } from '../article-search.ts';
import { markedPassage, markedText, traced } from './marked-text.ts';

test.each([
  ['Le E-commerce', ['ommerce'], ['Le E-c', 'ommerce', '']],
  ['Dès 1\u202f500\u00a0€', ['1500'], ['Dès ', '1\u202f500', '\u00a0€']],
  ['Un Zébulon, des zébulons', ['zebul'], ['Un ', 'Zébul', 'on, des ', 'zébul', 'ons']],
  ['Une Œuvre', ['oeu'], ['Une ', 'Œu', 'vre']],
  ['Ze\u0301bu', ['ze'], ['', 'Ze\u0301', 'bu']],
  ['C et UX', [' c ', ' ux'], ['', 'C', ' et ', 'UX', '']],
  ['boutique', ['bouti', 'tique'], ['', 'boutique', '']],
  ['rien', ['zzz'], ['rien']],
])('[SEEK-04] in %j, %j is marked', (text, sought, marked) => {
  expect(markedText(text, sought)).toEqual(marked);
});

test('[SEEK-04] of a long text the words around the first find are shown, cut between words', () => {
  const text = `${'avant '.repeat(40)}zébulon ${'après '.repeat(40)}`;
  const passage = markedPassage(text, ['zebul']);
  expect(passage?.[1]).toBe('zébul');
  expect(passage?.[0]).toMatch(/^… (?:avant ){13,14}$/);
  expect(passage?.[2]).toMatch(/^on (?:après ){12,14}…$/);
  expect(markedPassage('court zébulon', ['zebulon'])).toEqual(['court ', 'zébulon', '']);
  expect(markedPassage(text, ['autre'])).toBeUndefined();
});

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...' ,.1500éŒæ\u0301\u202fA'),
    fc.string({ unit: 'grapheme', maxLength: 1 }),
  ),
  maxLength: 40,
});

test('[SEEK-04] marking changes no letter, and knows a text as the search does', () => {
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 3 }), (written, typed) => {
      // The one letter whose small form depends on what follows it.
      fc.pre(!written.includes('Σ'));
      const { searchable, places } = traced(written);
      expect(searchable.trimEnd()).toBe(searchableText(written).trimEnd());
      expect(places.length).toBeGreaterThanOrEqual(searchable.trimEnd().length);
      const sought = typed.map((one) => searchableText(one).trim()).filter((part) => part !== '');
      expect(markedText(written, sought).join('')).toBe(written);
    }),
  );
});
