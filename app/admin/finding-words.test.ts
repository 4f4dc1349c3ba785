import { expect, test } from 'vitest';
import { publicationFindingWords } from './finding-words.ts';

const price = { collection: 'section', language: 'fr', id: 'calculator', path: 'features.0.price' } as const;
const moved = (was: number | string, becomes: number | string) =>
  publicationFindingWords({ ...price, code: 'price-moved', was, becomes });

test('[PUBLISH-14] a price that moves is told with by how much, and never as gone while it is there', () => {
  expect(moved(900, 1200)).toBe('900\u00a0€ devient 1\u202f200\u00a0€ (+33\u00a0%).');
  expect(moved(1500, 1)).toBe('1\u202f500\u00a0€ devient 1\u00a0€ (−99\u00a0%).');
  expect(moved(0, 5)).toBe('0\u00a0€ devient 5\u00a0€.');
});

test('[PUBLISH-14] a price that is not one amount any more is told as it is written', () => {
  expect(moved('49 €/mois', 'Gratuit')).toBe('«\u00a049 €/mois\u00a0» devient «\u00a0Gratuit\u00a0».');
  expect(publicationFindingWords({ ...price, code: 'empty-price', was: '49 €/mois', becomes: '' })).toBe(
    'Ce prix est vide. Avant\u00a0: «\u00a049 €/mois\u00a0».',
  );
});
