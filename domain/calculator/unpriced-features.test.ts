import { expect, test } from 'vitest';
import { calculatorSchema } from '../content/sections/calculator.schema.ts';
import { unpricedFeatures } from './unpriced-features.ts';

const shipped = calculatorSchema.parse({});

test('[CALCED-05] the shipped configuration has one: push notifications for a custom project', () => {
  expect(unpricedFeatures(shipped)).toEqual([
    { type: 'custom', typeTitle: 'Projet sur mesure', name: 'Notifications push', reason: 'not-for-type' },
  ]);
});

test('[CALCED-05] a name without a price row is told', () => {
  const features = shipped.features.filter(({ id }) => id !== 'blog');
  expect(unpricedFeatures({ ...shipped, features })).toContainEqual({
    ...{ type: 'website', typeTitle: 'Site vitrine', name: 'Blog intégré', reason: 'no-price' },
  });
});
