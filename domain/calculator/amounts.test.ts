import { expect, test } from 'vitest';
import { shippedCalculator } from '#tests/support/data/worked-cases.ts';
import { fillIn } from '../content/text.ts';
import { formatAmount, formatChange, formatFactor, withVat } from './amounts.ts';

test('[CALCRULE-03] whole euros as each language writes them', () => {
  expect([0, 49, 999, 5320, 53600, 140400, 1234567].map((amount) => formatAmount(amount, 'fr'))).toEqual([
    '0\u00a0€',
    '49\u00a0€',
    '999\u00a0€',
    '5\u202f320\u00a0€',
    '53\u202f600\u00a0€',
    '140\u202f400\u00a0€',
    '1\u202f234\u202f567\u00a0€',
  ]);
  expect([0, 49, 5320, 140400, 1234567].map((amount) => formatAmount(amount, 'en'))).toEqual([
    '€0',
    '€49',
    '€5,320',
    '€140,400',
    '€1,234,567',
  ]);
  const perMonth = (language: 'fr' | 'en') =>
    fillIn(shippedCalculator(language).labels.perMonth, { price: formatAmount(148, language) });
  expect(perMonth('fr')).toBe('148\u00a0€/mois');
  expect(perMonth('en')).toBe('€148/month');
});

test('a change carries its sign', () => {
  expect([500, -1500].map((amount) => formatChange(amount, 'fr'))).toEqual([
    '+500\u00a0€',
    '\u22121\u202f500\u00a0€',
  ]);
  expect(formatChange(-1500, 'en')).toBe('\u2212€1,500');
});

test('the page factor', () => {
  expect([1, 1.2, 3.8, 4].map((factor) => formatFactor(factor, 'fr'))).toEqual(['1', '1,2', '3,8', '4']);
  expect(formatFactor(1.2, 'en')).toBe('1.2');
});

test('tax of 20 % to the nearest euro', () => {
  expect(withVat(4500)).toEqual({ net: 4500, vat: 900, gross: 5400 });
  expect(withVat(2099)).toEqual({ net: 2099, vat: 420, gross: 2519 });
  expect(withVat(0)).toEqual({ net: 0, vat: 0, gross: 0 });
});
