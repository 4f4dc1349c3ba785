import { expect, test } from 'vitest';
import { shippedCalculator } from '#tests/support/data/worked-cases.ts';
import { type Selection, startSelection } from './choices.ts';
import { estimate } from './estimate.ts';
import { estimateLines, pageWords, selectionLines } from './estimate-lines.ts';

const priced = (language: 'fr' | 'en', change: Partial<Selection>) => {
  const calculator = shippedCalculator(language);
  const selection = { ...startSelection, ...change };
  return { calculator, selection, figures: estimate(calculator, selection), language };
};
const values = (...wanted: Parameters<typeof priced>) =>
  Object.fromEntries(estimateLines(priced(...wanted)).map(({ id, value }) => [id, value]));

test('[CALCRULE-12] the receipt shows how the total is made, with the page factor', () => {
  expect(values('fr', { pages: 6, features: ['Multilingue'], hosting: true, maintenance: true })).toEqual({
    base: '3\u202f000\u00a0€',
    features: '800\u00a0€',
    design: '1\u202f500\u00a0€',
    factor: '× 1,2 (6 pages)',
    surcharge: '120\u00a0€',
    total: '6\u202f360\u00a0€',
    vat: '1\u202f272\u00a0€',
    gross: '7\u202f632\u00a0€',
    monthly: '148\u00a0€/mois',
  });
  expect(values('en', { pages: 10 })).toMatchObject({
    factor: '× 2 (10 pages)',
    surcharge: '€600',
    total: '€9,000',
    vat: '€1,800',
    gross: '€10,800',
    monthly: '€0/month',
  });
});

test('[CALCRULE-11] up to five pages there is no line for extra pages', () => {
  expect(values('fr', { pages: 1 })).toMatchObject({ factor: '× 1 (1 page)' });
  expect(values('fr', { pages: 5 })).not.toHaveProperty('surcharge');
});

test('the monthly sum is told with tax too, when there is one', () => {
  const line = (change: Partial<Selection>) =>
    estimateLines(priced('fr', change)).find(({ id }) => id === 'monthly')?.detail;
  expect(line({ seo: true })).toBe('soit 239\u00a0€/mois TTC');
  expect(line({})).toBeUndefined();
});

test('[CALC-06] the selection in words', () => {
  const lines = selectionLines(
    priced('en', { features: ['Several languages', 'Built-in blog'], seo: true, timeline: 1, pages: 20 }),
  );
  expect(lines.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Project: Business website',
    'Complexity: Medium',
    'Extras: Several languages, Built-in blog',
    'Design: Bespoke',
    'Number of pages: 20+',
    'Monthly services: SEO & marketing',
    'Preferred timescale: 1 week',
  ]);
  expect(selectionLines(priced('fr', {}))).toMatchObject([
    ...[{}, {}, { value: 'Rien de plus' }, {}, { value: '5' }, { value: 'Rien de plus' }],
    { value: '4 semaines' },
  ]);
});

test('[CALC-16] twenty pages read as twenty and more', () => {
  const calculator = shippedCalculator('fr');
  expect([1, 2, 19, 20].map((pages) => pageWords(calculator, pages))).toEqual([
    '1 page',
    '2 pages',
    '19 pages',
    '20+ pages',
  ]);
});
