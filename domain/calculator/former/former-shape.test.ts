import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedCalculator } from '#tests/support/data/worked-cases.ts';
import { difference, merge } from '../../content/merge.ts';
import { calculatorSchema } from '../../content/sections/calculator.schema.ts';
import { languages } from '../../languages.ts';
import {
  complexities,
  designs,
  monthlyServices,
  PAGES_INCLUDED,
  type ProjectTypeId,
  projectTypeIds,
  type Selection,
} from '../choices.ts';
import { offeredFeatures, offeredTypes } from '../configuration.ts';
import { tidied } from '../editing/options.ts';
import { estimate } from '../estimate.ts';
import { readSelection } from '../query.ts';
import { formerLists } from './former-lists.ts';
import { calculatorById, editsById } from './former-shape.ts';

interface FormerType {
  id: ProjectTypeId;
  features: string[];
  basePrices: Record<(typeof complexities)[number], number>;
}
interface FormerRow {
  id: string;
  name: string;
  price: number;
  applicableTypes: ProjectTypeId[];
}
interface Former {
  projectTypes: FormerType[];
  features: FormerRow[];
}

const prices = { template: 0, custom: 1500, premium: 3000 };
const services = { maintenance: 99, seo: 199, hosting: 49 };

/** What a type offered, and for how much, when names decided. The rule of that time, to the letter. */
function formerlyOffered({ projectTypes, features }: Former, type: ProjectTypeId) {
  const names = new Set(projectTypes.find(({ id }) => id === type)?.features);
  return [...names].map((name) => {
    const row = features.find((feature) => feature.name === name);
    return { key: row?.id || name, name, price: row?.price ?? 0 };
  });
}

function formerPrice(former: Former, selection: Selection) {
  const { type, complexity, design, pages } = selection;
  const base = former.projectTypes.find(({ id }) => id === type)?.basePrices[complexity] ?? 0;
  const features = formerlyOffered(former, type)
    .filter(({ name }) => selection.features.includes(name))
    .reduce((sum, { price }) => sum + price, 0);
  const total = Math.round((base + features + prices[design]) * Math.max(1, pages / PAGES_INCLUDED));
  const monthly = monthlyServices
    .filter((service) => selection[service])
    .reduce((sum, service) => sum + services[service], 0);
  return { base, features, total, monthly };
}

const shippedThen = (language: 'fr' | 'en') => formerLists[language] as Former;

/** A calculator of today from the stored edits of then, as every reader makes it. */
const readNow = (edits: unknown, language: 'fr' | 'en') =>
  calculatorSchema.parse(merge(calculatorSchema, shippedCalculator(language), editsById(edits, language)));

const choices = fc.record({
  type: fc.constantFrom(...projectTypeIds),
  complexity: fc.constantFrom(...complexities),
  design: fc.constantFrom(...designs),
  pages: fc.integer({ min: 1, max: 20 }),
  timeline: fc.constant(4),
  maintenance: fc.boolean(),
  seo: fc.boolean(),
  hosting: fc.boolean(),
});

/** Every choice of options among the first ten: 1,024 of them at most. */
function subsets([name, ...others]: readonly string[], left = 10): string[][] {
  if (name === undefined || left === 0) return [[]];
  return subsets(others, left - 1).flatMap((one) => [one, [name, ...one]]);
}

function expectSamePrices(former: Former, now: ReturnType<typeof readNow>, selection: Selection) {
  expect(estimate(now, selection)).toMatchObject(formerPrice(former, selection));
}

test.each(languages)('[EDIT-34] what ships in %s is what shipped, with ids in place of names', (language) => {
  const { projectTypes, features, ...others } = shippedCalculator(language);
  // What a type is called, and what is said about it, may be worded anew; options had no second line then.
  expect(calculatorById({ ...others, ...shippedThen(language) }, language)).toMatchObject({
    ...others,
    projectTypes: projectTypes.map(({ title: _title, description: _description, ...type }) => type),
    features: features.map(({ description: _, ...option }) => option),
  });
  expect(editsById({ pageText: { title: 'x' } }, language)).toEqual({ pageText: { title: 'x' } });
  expect(editsById(shippedThen(language), language)).toEqual({});
});

test.each(languages)(
  '[EDIT-34] every price of every selection of what shipped in %s is the same',
  (language) => {
    const former = shippedThen(language);
    const now = readNow({}, language);
    for (const type of projectTypeIds)
      for (const complexity of complexities)
        for (const design of designs)
          for (const features of subsets(formerlyOffered(former, type).map(({ name }) => name)))
            for (const pages of [1, 5, 6, 20]) {
              const plain = { maintenance: false, seo: false, hosting: false, timeline: 4 };
              expectSamePrices(former, now, { ...plain, type, complexity, design, features, pages });
            }
  },
);

/** Few names and ids, so that they meet: rows without an id, ids and names twice, names without a row. */
const name = fc.constantFrom(
  ...['Blog intégré', 'Multilingue', 'Journal', 'blog', 'multilingual', 'option', 'A', 'a', 'B', 'Journal-2'],
);
const id = fc.constantFrom('', ' ', 'blog', 'multilingual', ' blog', 'A', 'a', 'Journal', 'option', 'x');
const price = fc.integer({ min: 0, max: 9000 });
const formerRow = fc.record({
  id,
  name: fc.oneof(name, fc.constant('')),
  price,
  applicableTypes: fc.subarray([...projectTypeIds]),
});
const formerType = fc.record({
  id: fc.constantFrom(...projectTypeIds),
  title: fc.string(),
  description: fc.string(),
  icon: fc.constant('Globe'),
  features: fc.array(name, { maxLength: 6 }),
  basePrices: fc.record({ simple: price, medium: price, complex: price }),
});
const formerEdits = fc.record(
  {
    projectTypes: fc.array(formerType, { minLength: 1, maxLength: 6 }),
    features: fc.array(formerRow, { maxLength: 8 }),
  },
  { requiredKeys: [] },
);

test('[EDIT-34] whatever was edited, every price of every selection is the same as before', () => {
  fc.assert(
    fc.property(formerEdits, fc.constantFrom(...languages), choices, (edits, language, chosen) => {
      const former: Former = { ...shippedThen(language), ...edits };
      const now = readNow(edits, language);
      const then = new Set(former.projectTypes.map((type) => type.id));
      expect(new Set(offeredTypes(now))).toEqual(then);
      if (!then.has(chosen.type)) return;
      const offered = formerlyOffered(former, chosen.type);
      expect(offeredFeatures(now, chosen.type).map(({ name, price }) => ({ name, price }))).toEqual(
        offered.map(({ name, price }) => ({ name, price })),
      );
      for (const features of subsets(offered.map(({ name }) => name)))
        expectSamePrices(former, now, { ...chosen, features });
    }),
  );
});

test('[EDIT-34] what was read once is stored and read again as it is', () => {
  fc.assert(
    fc.property(formerEdits, fc.constantFrom(...languages), (edits, language) => {
      const now = readNow(edits, language);
      const shipped = shippedCalculator(language);
      expect(tidied(now, shipped)).toEqual(now);
      const stored = difference(calculatorSchema, shipped, now) ?? {};
      expect(calculatorSchema.parse(merge(calculatorSchema, shipped, stored))).toEqual(now);
    }),
  );
});

test('[EDIT-35] an address of that time chooses the same options', () => {
  fc.assert(
    fc.property(formerEdits, fc.constantFrom(...languages), (edits, language) => {
      const former: Former = { ...shippedThen(language), ...edits };
      const now = readNow(edits, language);
      for (const type of offeredTypes(now)) {
        const offered = formerlyOffered(former, type);
        // Options that shared one key could not be told apart in an address.
        const isAlone = (key: string) =>
          former.features.filter(({ id, name }) => [id, name].includes(key)).length < 2 &&
          offered.filter((one) => one.key === key).length === 1;
        for (const { key, name } of offered.filter((one) => one.key.trim() !== '' && isAlone(one.key))) {
          const query = new URLSearchParams({ type, features: key });
          expect(readSelection(query, now).features).toContain(name);
        }
      }
    }),
  );
});

test('[EDIT-34] the last type that was removed, and what cannot be read', () => {
  const [website] = shippedThen('fr').projectTypes;
  const only = readNow({ projectTypes: [website] }, 'fr');
  expect(only.projectTypes.map((type) => [type.id, type.offered])).toEqual([
    ...[
      ['website', true],
      ['ecommerce', false],
      ['app', false],
      ['custom', false],
    ],
  ]);
  expect(offeredTypes(readNow({ projectTypes: [] }, 'fr'))).toEqual([...projectTypeIds]);
  for (const broken of [{ projectTypes: 7 }, { features: [7] }, { projectTypes: [{ id: 'x' }] }])
    expect(editsById(broken, 'fr')).toBe(broken);
  expect([editsById([], 'fr'), editsById('x', 'fr'), calculatorById(null, 'fr')]).toEqual([[], 'x', null]);
});
