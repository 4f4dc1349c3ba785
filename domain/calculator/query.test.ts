import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedCalculator, workedCases } from '#tests/support/data/worked-cases.ts';
import { pageById } from '../pages.ts';
import { startSelection } from './choices.ts';
import { estimate } from './estimate.ts';
import { calculatorQuery, readSelection, readStep } from './query.ts';

const queries = pageById('calculator').queries ?? [];
const fr = shippedCalculator('fr');
const en = shippedCalculator('en');
const read = (query: string) => readSelection(new URLSearchParams(query), fr);

test('an address without choices is the start', () => {
  expect(read('')).toEqual(startSelection);
  expect(readStep(new URLSearchParams())).toBe(1);
});

test.each(workedCases())('$id survives the way through an address', ({ selection, expected }) => {
  const query = calculatorQuery(3, selection, fr, 'fr');
  expect(query).toMatch(/^\?etape=3&type=/);
  expect({ ...read(query), features: [] }).toEqual({ ...selection, features: [] });
  expect([...read(query).features].sort()).toEqual([...selection.features].sort());
  expect(estimate(en, readSelection(new URLSearchParams(query), en))).toMatchObject(expected);
});

test('every parameter that is written is one that the page reads', () => {
  const all = { ...startSelection, features: ['Multilingue'], maintenance: true, seo: true, hosting: true };
  for (const language of ['fr', 'en'] as const) {
    const names = new URLSearchParams(calculatorQuery(1, all, fr, language)).keys();
    for (const name of names) expect(queries).toContain(name);
  }
});

test.each([
  ['pages=0', 1],
  ['pages=-3', 1],
  ['pages=21', 20],
  [`pages=${'9'.repeat(400)}`, 20],
  ['pages=2.5', 5],
  ['pages=1e309', 5],
  ['pages=NaN', 5],
  ['pages=', 5],
  ['pages=%20 7', 5],
  ['pages=7&pages=9', 7],
])('%s is read as %i pages', (query, pages) => {
  expect(read(query).pages).toBe(pages);
});

test('what makes no sense is as at the start', () => {
  expect(read('type=x&complexity=__proto__&design=constructor&timeline=0.5&hosting=yes&seo=')).toEqual(
    startSelection,
  );
  expect(read('timeline=999').timeline).toBe(52);
});

test('[CALC-15] features that the type does not show are dropped, the common ones stay', () => {
  expect(read('type=custom&features=blog&features=multilingual&features=x').features).toEqual([
    'Multilingue',
  ]);
});

test.each([
  ['etape=3', 3],
  ['step=3', 3],
  ['etape=devis', 'quote'],
  ['step=quote', 'quote'],
  ['etape=0', 1],
  ['etape=6', 5],
  ['etape=x', 1],
] as const)('%s is step %s, in both languages', (query, step) => {
  expect(readStep(new URLSearchParams(query))).toBe(step);
});

test('no query at all makes it fail', () => {
  const names = fc.constantFrom(...queries);
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string())), (fields) => {
      const selection = readSelection(new URLSearchParams(fields), fr);
      expect(estimate(fr, selection).total).toBeGreaterThanOrEqual(1500);
    }),
  );
});
