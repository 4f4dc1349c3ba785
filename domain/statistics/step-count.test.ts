import { expect, test } from 'vitest';
import { shippedCalculator } from '#tests/support/data/worked-cases.ts';
import { startSelection } from '../calculator/choices.ts';
import { countsOf, countsOfSent, stepCounts, visitStageOf } from './step-count.ts';

const configuration = shippedCalculator('fr');
const counted = (event: 'arrived' | 'left', query: string) =>
  countsOf(event, new URLSearchParams(query), configuration);

test('an arrival counts its step, whoever leaves also counts type and price band', () => {
  expect(counted('arrived', 'etape=3&type=app')).toEqual(['arrived_3']);
  expect(counted('left', 'etape=3&type=app')).toEqual(['left_3', 'type_app', 'band_under_30000']);
  expect(counted('left', 'etape=devis')).toEqual(['left_quote', 'type_website', 'band_under_10000']);
  expect(counted('arrived', 'etape=99')).toEqual(['arrived_5']);
  expect(countsOfSent(startSelection, configuration)).toEqual(['sent', 'type_website', 'band_under_10000']);
});

test('[SOURCE-05] the first step is the calculator begun, the request the estimate brought to its end', () => {
  const stage = (event: 'arrived' | 'left', query: string) => visitStageOf(event, new URLSearchParams(query));
  expect(stage('arrived', '')).toBe('step');
  expect(stage('arrived', 'etape=devis')).toBe('estimate');
  expect(stage('arrived', 'etape=3')).toBe(undefined);
  expect(stage('left', 'etape=devis')).toBe(undefined);
});

test('what is counted is known beforehand', () => {
  expect(stepCounts).toHaveLength(21);
  expect(new Set(stepCounts).size).toBe(21);
});
