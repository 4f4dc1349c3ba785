import { expect, test } from 'vitest';
import { shippedCalculator } from '#tests/support/data/worked-cases.ts';
import { selectionSchema } from './selection.schema.ts';

const schema = selectionSchema(shippedCalculator('fr'));
const form = { type: 'website', complexity: 'medium', features: ['blog'], design: 'custom', pages: '7' };
const accepts = (change: Record<string, unknown>) => schema.safeParse({ ...form, ...change }).success;

test('what the form sends is taken, features by their key or their name', () => {
  expect(
    schema.parse({ ...form, features: ['Multilingue', 'blog'], hosting: '1', timeline: '12', total: '1' }),
  ).toEqual({
    type: 'website',
    complexity: 'medium',
    features: ['Blog intégré', 'Multilingue'],
    design: 'custom',
    pages: 7,
    timeline: 12,
    maintenance: false,
    seo: false,
    hosting: true,
  });
  expect(schema.parse(form).timeline).toBe(4);
  const plain = { ...form, features: 'blog', pages: 7, seo: true, timeline: 4 };
  expect(schema.parse(plain)).toMatchObject({ features: ['Blog intégré'], pages: 7, seo: true });
});

test.each(['0', '21', '2.5', '1e309', '', 'x', '-1', ' 7', '007', 2.5, 0, 21, Infinity, null, ['7']])(
  '[CALCRULE-14] pages %j are refused',
  (pages) => {
    expect(accepts({ pages })).toBe(false);
  },
);

test.each([
  { type: 'x' },
  { type: '__proto__' },
  { complexity: 'huge' },
  { design: '' },
  { features: ['x'] },
  { features: 'x' },
  { features: { 0: 'blog' } },
  { hosting: 'yes' },
  { timeline: '0' },
  { timeline: '53' },
])('[CALCRULE-14] %j is refused', (change) => {
  expect(accepts(change)).toBe(false);
});

test.each([
  ['ecommerce', 'blog'],
  ['website', 'payment'],
  ['app', 'Espace membre'],
])('[CALCRULE-07] %s with %s is refused', (type, feature) => {
  expect(accepts({ type, features: [feature] })).toBe(false);
});
