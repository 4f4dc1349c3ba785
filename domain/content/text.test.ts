import { expect, test } from 'vitest';
import { fillIn, percentIn, splitFigures, splitHighlight } from './text.ts';

test('words in braces are replaced, those without a value stay', () => {
  expect(fillIn('{a} et {b}, {a} {c} {toString}', { a: 1, b: '$&' })).toBe('1 et $&, 1 {c} {toString}');
});

test.each([
  ['Des sites où entrer.', 'entrer', ['Des sites où ', 'entrer', '.']],
  ['Entrer', 'Entrer', ['', 'Entrer', '']],
  ['Des sites', 'boutiques', ['Des sites', '', '']],
  ['Des sites', '', ['Des sites', '', '']],
  ['.*', '.', ['', '.', '*']],
])('in “%s” the part “%s” is marked', (title, highlight, parts) => {
  expect(splitHighlight(title, highlight)).toEqual(parts);
});

test.each([
  ["20% d'économie minimum", ['', '20%', " d'économie minimum"]],
  ['Save at least 20% on it', ['Save at least ', '20%', ' on it']],
  [
    '70 % au maximum, et 10 000 € par bénéficiaire',
    ['', '70 %', ' au maximum, et ', '10 000 €', ' par bénéficiaire'],
  ],
  ['a maximum of €10,000 per year', ['a maximum of ', '€10,000', ' per year']],
  ['Au maximum 2 missions', ['Au maximum 2 missions']],
  ['', ['']],
])('“%s” is cut around its figures and loses nothing', (text, parts) => {
  expect(splitFigures(text)).toEqual(parts);
  expect(parts.join('')).toBe(text);
});

test.each([
  ["Sans agrément CII: 0% d'économies", 0],
  ["Avec agrément CII: 20% d'économies", 20],
  ['70 % au maximum', 70],
  ['aucun chiffre', 0],
])('“%s” names %i percent', (text, percent) => {
  expect(percentIn(text)).toBe(percent);
});
