import { expect, test } from 'vitest';
import { newSectionKey, sectionsOf, withSectionMoved } from './legal-texts.ts';
import { legalSchema } from './sections/legal.schema.ts';
import { termsSchema } from './sections/terms.schema.ts';

test('the ways of contact of the legal notice belong to its section contact', () => {
  const legal = legalSchema.parse({ contact: { methods: ['Par e-mail'] } });
  expect(sectionsOf(legal).contact?.methods).toEqual(['Par e-mail']);
  const terms = termsSchema.parse({ sections: { a: { title: 'A' } } });
  expect(sectionsOf(terms)).toEqual(terms.sections);
});

test('a new section gets a key of its own', () => {
  expect(newSectionKey({})).toBe('section-1');
  expect(newSectionKey({ a: 1, 'section-3': 1 })).toBe('section-4');
});

test('[LEGALED-02] a section moves by one place, and the order of keys is the order of sections', () => {
  const sections = { a: 1, b: 2, c: 3 };
  expect(Object.keys(withSectionMoved(sections, 'c', -1))).toEqual(['a', 'c', 'b']);
  expect(Object.keys(withSectionMoved(sections, 'a', 1))).toEqual(['b', 'a', 'c']);
  expect(Object.keys(withSectionMoved(sections, 'a', -1))).toEqual(['a', 'b', 'c']);
  expect(Object.keys(withSectionMoved(sections, 'c', 1))).toEqual(['a', 'b', 'c']);
});
