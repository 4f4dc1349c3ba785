import { expect, test } from 'vitest';
import { calculatorSchema } from '../content/sections/calculator.schema.ts';
import { withNumbersOf } from './shared-prices.ts';

const shipped = calculatorSchema.parse({});

test('[CALCED-04] prices are taken over by id, words and order stay', () => {
  const source = structuredClone(shipped);
  source.projectTypes.reverse();
  for (const type of source.projectTypes) {
    type.title = 'other';
    type.basePrices = { simple: 1, medium: 2, complex: 3 };
  }
  source.features = [{ id: 'blog', name: 'other', price: 7, applicableTypes: [] }];
  source.designPrices.premium = 8;
  source.monthlyServices.seo = 9;

  const next = withNumbersOf(shipped, source);
  expect(next.projectTypes.map(({ id, title }) => [id, title])).toEqual(
    shipped.projectTypes.map(({ id, title }) => [id, title]),
  );
  expect(next.projectTypes[0]?.basePrices).toEqual({ simple: 1, medium: 2, complex: 3 });
  expect(next.features[0]).toEqual({ ...shipped.features[0], price: 7 });
  expect(next.features.slice(1)).toEqual(shipped.features.slice(1));
  expect([next.designPrices.premium, next.monthlyServices.seo]).toEqual([8, 9]);
  expect(next.labels).toBe(shipped.labels);
  expect(withNumbersOf(shipped, shipped)).toEqual(shipped);
});
