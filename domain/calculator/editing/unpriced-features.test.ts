import { expect, test } from 'vitest';
import { calculatorSchema } from '../../content/sections/calculator.schema.ts';
import { withOffer } from './options.ts';
import { unnamedOptions, unpricedFeatures } from './unpriced-features.ts';

const shipped = calculatorSchema.parse({});

test('[CALCED-05] the shipped configuration has one: push notifications for a custom project', () => {
  expect(unpricedFeatures(shipped)).toEqual([
    {
      ...{ type: 'custom', typeTitle: 'Projet sur mesure', option: 'push', name: 'Notifications push' },
      reason: 'not-for-type',
    },
  ]);
  expect(unpricedFeatures(withOffer(shipped, 'push', 'custom', true))).toEqual([]);
});

test('[CALCED-05] [EDIT-36] an option without a price, a name or a name of its own is told', () => {
  const told = (change: object) => {
    const features = shipped.features.map((one) => (one.id === 'analytics' ? { ...one, ...change } : one));
    return unpricedFeatures({ ...shipped, features }).flatMap(({ type, name, reason }) =>
      type === 'website' ? [[name, reason]] : [],
    );
  };
  expect(told({ price: 0 })).toEqual([['Analytics avancés', 'no-price']]);
  expect(told({ name: ' ' })).toEqual([['', 'no-name']]);
  expect(told({ name: 'Multilingue' })).toEqual([['Multilingue', 'same-name']]);
  expect(told({})).toEqual([]);
});

test('[EDIT-36] an option that no type offers is nobody’s concern, nor is one that is gone', () => {
  const features = shipped.features.filter(({ id }) => id !== 'blog');
  expect(unpricedFeatures({ ...shipped, features })).toHaveLength(1);
});

test('[EDIT-32] the options that only the other language has a name for', () => {
  const [blog, ...others] = shipped.features;
  const borrowed = { ...blog, name: '', otherName: 'Blog' } as typeof blog & object;
  expect(unnamedOptions({ ...shipped, features: [...others, borrowed] })).toEqual([11]);
  expect(unnamedOptions(shipped)).toEqual([]);
});
