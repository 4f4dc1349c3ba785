import { expect, test } from 'vitest';
import { percentIn, splitFigures } from './figures.ts';

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
