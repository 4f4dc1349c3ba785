import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedCalculator, workedCases } from '#tests/support/data/worked-cases.ts';
import {
  complexities,
  designs,
  monthlyServices,
  PAGES_INCLUDED,
  PAGES_MAX,
  PAGES_MIN,
  projectTypeIds,
  type Selection,
  startSelection,
} from './choices.ts';
import { offeredFeatures } from './configuration.ts';
import { estimate, SURCHARGE_FACTOR } from './estimate.ts';
import { STEPS } from './steps.ts';

const shipped = shippedCalculator('fr');
const cases = workedCases();
const plain: Selection = { ...startSelection, design: 'template' };

test('all 26 worked cases are read', () => {
  expect(cases.map(({ id }) => id)).toEqual(
    Array.from({ length: 26 }, (_, index) => `CALCRULE-${index + 15}`),
  );
});

test.each(cases)('[$id] the worked case', ({ selection, expected, surcharge }) => {
  const result = estimate(shipped, selection);
  expect(result).toMatchObject(expected);
  expect(result.surcharge).toBe(surcharge);
});

test('[CALCRULE-01] twelve base prices, each the total of a plain project', () => {
  const prices = projectTypeIds.map((type) =>
    complexities.map((complexity) => {
      const { base, total } = estimate(shipped, { ...plain, type, complexity });
      expect(total).toBe(base);
      return base;
    }),
  );
  expect(prices).toEqual([
    [1500, 3000, 5000],
    [3000, 6000, 12000],
    [8000, 15000, 25000],
    [5000, 10000, 20000],
  ]);
});

test('[CALCRULE-04] [CALCRULE-05] twelve features with their prices and the types they apply to', () => {
  expect(
    shipped.features.map(({ name, price, applicableTypes }) => [name, price, ...applicableTypes]),
  ).toEqual([
    ['Blog intégré', 500, 'website', 'ecommerce'],
    ['Système de réservation', 1500, 'website'],
    ['Paiement en ligne', 1200, 'website', 'app'],
    ['Espace membre', 2000, 'website', 'ecommerce', 'app'],
    ['Multilingue', 800, 'website', 'ecommerce', 'custom'],
    ['API custom', 2500, 'app', 'custom'],
    ['Chat en temps réel', 1800, 'app', 'custom'],
    ['Notifications push', 1000, 'app'],
    ['Analytics avancés', 600, 'website', 'ecommerce', 'app', 'custom'],
    ['Système CRM', 3000, 'ecommerce', 'custom'],
    ['Inventaire automatisé', 1500, 'ecommerce'],
    ['Marketplace multi-vendeurs', 5000, 'ecommerce'],
  ]);
});

test('[CALCRULE-06] what a type shows is priced by its row, whatever types the row names', () => {
  const push = { ...plain, type: 'custom', complexity: 'simple', features: ['Notifications push'] } as const;
  expect(estimate(shipped, push).total).toBe(6000);
});

test('[CALCRULE-07] what a type does not show is not offered and costs nothing', () => {
  for (const [type, name] of [
    ['ecommerce', 'Blog intégré'],
    ['website', 'Paiement en ligne'],
    ['app', 'Espace membre'],
  ] as const) {
    expect(offeredFeatures(shipped, type).map((feature) => feature.name)).not.toContain(name);
    expect(estimate(shipped, { ...plain, type, features: [name] }).features).toBe(0);
  }
});

test('[CALCRULE-08] three designs', () => {
  expect(designs.map((design) => [design, estimate(shipped, { ...plain, design }).design])).toEqual([
    ['template', 0],
    ['custom', 1500],
    ['premium', 3000],
  ]);
});

test.each([
  [[], 0],
  [['maintenance'], 99],
  [['seo'], 199],
  [['hosting'], 49],
  [['maintenance', 'seo'], 298],
  [['maintenance', 'hosting'], 148],
  [['seo', 'hosting'], 248],
  [['maintenance', 'seo', 'hosting'], 347],
] as const)('[CALCRULE-09] %j cost %i a month, however many pages', (services, monthly) => {
  const chosen = Object.fromEntries(services.map((service) => [service, true]));
  for (const pages of [1, 5, 20])
    expect(estimate(shipped, { ...plain, ...chosen, pages }).monthly).toBe(monthly);
});

test('[CALCRULE-10] the total of every worked case is its three sums, times the page factor, rounded', () => {
  for (const { selection, expected } of cases) {
    const { base, features, design } = expected;
    const total = Math.round((base + features + design) * Math.max(1, selection.pages / 5));
    expect(estimate(shipped, selection).total).toBe(total);
  }
});

test.each([
  [1, undefined],
  [5, undefined],
  [6, 120],
  [10, 600],
  [20, 1800],
])('[CALCRULE-11] %i pages of a medium website: surcharge line %s', (pages, line) => {
  expect(estimate(shipped, { ...plain, pages }).surcharge).toBe(line);
});

test('[CALCRULE-12] the line is for information: the total comes from the factor alone', () => {
  expect(estimate(shipped, { ...startSelection, pages: 10 })).toEqual({
    base: 3000,
    features: 0,
    design: 1500,
    factor: 2,
    surcharge: 600,
    total: 9000,
    monthly: 0,
  });
});

test.each([
  [1501, 6, 1801, 60],
  [1503, 6, 1804, 60],
  [1499, 7, 2099, 120],
  [1513, 6, 1816, 61],
])('[CALCRULE-13] base %i, %i pages: total %i, line %i', (base, pages, total, line) => {
  const edited = {
    ...shipped,
    projectTypes: shipped.projectTypes.map((type) => ({
      ...type,
      basePrices: { ...type.basePrices, medium: base },
    })),
  };
  expect(estimate(edited, { ...plain, pages })).toMatchObject({ total, surcharge: line });
});

test('[CALCRULE-14] up to five pages the factor is one', () => {
  for (const pages of [1, 4, 5]) expect(estimate(shipped, { ...plain, pages }).factor).toBe(1);
});

test('[CALC-19] the timeline never changes a price', () => {
  const [one, four, twelve] = [1, 4, 12].map((timeline) => estimate(shipped, { ...plain, timeline }));
  expect(one).toEqual(four);
  expect(twelve).toEqual(four);
});

test('[LIMIT-03] the limits and what the wizard starts with', () => {
  expect({ STEPS, PAGES_MIN, PAGES_MAX, PAGES_INCLUDED, SURCHARGE_FACTOR }).toEqual({
    STEPS: 5,
    PAGES_MIN: 1,
    PAGES_MAX: 20,
    PAGES_INCLUDED: 5,
    SURCHARGE_FACTOR: 0.2,
  });
  expect(startSelection).toEqual({
    type: 'website',
    complexity: 'medium',
    pages: 5,
    timeline: 4,
    design: 'custom',
    features: [],
    maintenance: false,
    seo: false,
    hosting: false,
  });
});

test('[LIMIT-04] hosting in the calculator is a service of its own, maintenance costs what the plan costs', () => {
  expect(shipped.monthlyServices).toEqual({ maintenance: 99, seo: 199, hosting: 49 });
  expect(Object.keys(shipped)).not.toContain('plans');
});

test('[CALC-20] both languages have the same prices in the same order', () => {
  const english = shippedCalculator('en');
  for (const type of projectTypeIds) {
    const priced = (configuration: typeof shipped) =>
      offeredFeatures(configuration, type).map(({ key, price }) => [key, price]);
    expect(priced(english)).toEqual(priced(shipped));
  }
  for (const { selection, expected } of cases) {
    const names = offeredFeatures(shipped, selection.type);
    const features = offeredFeatures(english, selection.type)
      .filter((_, place) => selection.features.includes(names[place]?.name ?? ''))
      .map(({ name }) => name);
    expect(estimate(english, { ...selection, features })).toMatchObject(expected);
  }
});

test('without any type nothing is offered', () => {
  const empty = { ...shipped, projectTypes: [] };
  expect(estimate(empty, startSelection)).toMatchObject({ base: 0, features: 0, total: 1500 });
});

describe('whatever is chosen', () => {
  const selections = fc
    .record({
      type: fc.constantFrom(...projectTypeIds),
      complexity: fc.constantFrom(...complexities),
      design: fc.constantFrom(...designs),
      pages: fc.integer({ min: PAGES_MIN, max: PAGES_MAX }),
      timeline: fc.integer({ min: 1, max: 52 }),
      maintenance: fc.boolean(),
      seo: fc.boolean(),
      hosting: fc.boolean(),
      picked: fc.array(fc.nat(5)),
    })
    .map(({ picked, ...selection }): Selection => {
      const offered = offeredFeatures(shipped, selection.type);
      return {
        ...selection,
        features: [...new Set(picked.flatMap((place) => offered[place]?.name ?? []))],
      };
    });
  const holds = (property: (selection: Selection) => void) => fc.assert(fc.property(selections, property));

  test('adding something never lowers total or monthly', () => {
    holds((selection) => {
      const before = estimate(shipped, selection);
      const richer: Selection[] = [
        ...offeredFeatures(shipped, selection.type).map(({ name }) => ({
          ...selection,
          features: [...selection.features, name],
        })),
        ...monthlyServices.map((service) => ({ ...selection, [service]: true })),
        { ...selection, pages: Math.min(selection.pages + 1, PAGES_MAX) },
        { ...selection, complexity: 'complex' },
        { ...selection, design: 'premium' },
      ];
      for (const more of richer) {
        expect(estimate(shipped, more).total).toBeGreaterThanOrEqual(before.total);
        expect(estimate(shipped, more).monthly).toBeGreaterThanOrEqual(before.monthly);
      }
    });
  });

  test('one to five pages cost the same', () => {
    holds((selection) => {
      const totals = [1, 2, 3, 4, 5].map((pages) => estimate(shipped, { ...selection, pages }).total);
      expect(new Set(totals).size).toBe(1);
    });
  });

  test('the order in which features are chosen, and choosing one twice, changes nothing', () => {
    holds((selection) => {
      const { features } = selection;
      const other = { ...selection, features: [...features, ...features].reverse() };
      expect(estimate(shipped, other)).toEqual(estimate(shipped, selection));
    });
  });

  test('every amount is a whole number of euros, and none is negative', () => {
    holds((selection) => {
      const { factor, ...amounts } = estimate(shipped, selection);
      for (const amount of Object.values(amounts)) {
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
      expect(factor).toBeGreaterThanOrEqual(1);
    });
  });
});
