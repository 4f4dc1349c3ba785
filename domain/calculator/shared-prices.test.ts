import { expect, test } from 'vitest';
import { shippedCalculator } from '#tests/support/data/worked-cases.ts';
import { newOption, withOffer } from './editing/options.ts';
import { withSharedPartOf } from './shared-prices.ts';

const fr = shippedCalculator('fr');
const en = shippedCalculator('en');
const gifts = { ...newOption(), name: 'Carte cadeaux', price: 700 };

test('[CALCED-04] prices are taken over by id, words and order of the types stay', () => {
  const source = structuredClone(fr);
  source.projectTypes.reverse();
  for (const type of source.projectTypes) {
    type.title = 'other';
    type.basePrices = { simple: 1, medium: 2, complex: 3 };
  }
  Object.assign(source.features[0] ?? {}, { name: 'other', price: 7 });
  source.designPrices.premium = 8;
  source.monthlyServices.seo = 9;

  const next = withSharedPartOf(en, source);
  expect(next.projectTypes.map(({ id, title }) => [id, title])).toEqual(
    en.projectTypes.map(({ id, title }) => [id, title]),
  );
  expect(next.projectTypes[0]?.basePrices).toEqual({ simple: 1, medium: 2, complex: 3 });
  expect(next.features[0]).toEqual({ ...en.features[0], price: 7 });
  expect(next.features.slice(1)).toEqual(en.features.slice(1));
  expect([next.designPrices.premium, next.monthlyServices.seo]).toEqual([8, 9]);
  expect(next.labels).toBe(en.labels);
  expect(withSharedPartOf(en, fr)).toEqual(en);
  expect(withSharedPartOf(fr, en)).toEqual(fr);
});

test('[EDIT-31] [EDIT-33] options, their types and the types offered are common, names are not', () => {
  const [website, ...others] = fr.projectTypes;
  const ticked = withOffer({ ...fr, features: [gifts, ...fr.features] }, gifts.id, 'app', true);
  const source = {
    ...withOffer(ticked, 'blog', 'website', false),
    projectTypes: [{ ...website, offered: false } as (typeof others)[number], ...others].map(
      (type) =>
        ticked.projectTypes.find(({ id, features }) => id === type.id && { ...type, features }) ?? type,
    ),
  };
  const next = withSharedPartOf(en, source);
  for (const type of source.projectTypes)
    expect(next.projectTypes.find(({ id }) => id === type.id)).toMatchObject({
      ...{ offered: type.offered, features: type.features },
    });
  expect(next.features.map(({ id, price, applicableTypes }) => ({ id, price, applicableTypes }))).toEqual(
    source.features.map(({ id, price, applicableTypes }) => ({ id, price, applicableTypes })),
  );
  expect(next.features.slice(1).map(({ name }) => name)).toEqual(en.features.map(({ name }) => name));
});

test('[EDIT-32] an option without a name here shows the one it has there, also when that changes', () => {
  const added = { ...fr, features: [...fr.features, gifts] };
  const english = withSharedPartOf(en, added);
  expect(english.features.at(-1)).toEqual({ ...gifts, name: '', otherName: 'Carte cadeaux' });
  const renamed = { ...fr, features: [...fr.features, { ...gifts, name: 'Bons cadeaux' }] };
  expect(withSharedPartOf(english, renamed).features.at(-1)?.otherName).toBe('Bons cadeaux');
  // From there too: the name that it has there stays.
  expect(withSharedPartOf(added, english).features.at(-1)).toEqual(gifts);
  const named = { ...english, features: english.features.with(-1, { ...gifts, name: 'Gift card' }) };
  expect(withSharedPartOf(named, renamed).features.at(-1)).toEqual({ ...gifts, name: 'Gift card' });
});

test('[EDIT-32] an option that was removed and comes back has its name again', () => {
  const [blog, ...others] = fr.features;
  const removed = withSharedPartOf(en, { ...fr, features: others });
  expect(removed.features.map(({ id }) => id)).not.toContain(blog?.id);
  expect(withSharedPartOf(removed, fr, [en])).toEqual(en);
  expect(withSharedPartOf(removed, fr).features[0]).toMatchObject({ name: '', otherName: 'Blog intégré' });
});
