import fc from 'fast-check';
import { expect, test } from 'vitest';
import { funnelSum, funnelsBy, type LeadStage, leadStages, rateOf } from './lead-funnel.ts';
import { pageGroupOf } from './page-group.ts';

const none = { view: 0, step: 0, estimate: 0, lead: 0, won: 0 };

test('[SOURCE-05] counts are summed by name, those who brought most leads first', () => {
  const counted = (name: string, stage: LeadStage, count: number) => ({ name, stage, count });
  expect(
    funnelsBy([
      counted('a', 'view', 10),
      counted('b', 'view', 90),
      counted('a', 'lead', 2),
      counted('b', 'view', 10),
      counted('c', 'lead', 2),
      counted('a', 'won', 1),
    ]),
  ).toEqual([
    { name: 'a', counts: { ...none, view: 10, lead: 2, won: 1 } },
    { name: 'c', counts: { ...none, lead: 2 } },
    { name: 'b', counts: { ...none, view: 100 } },
  ]);
  expect(funnelsBy([])).toEqual([]);
});

test('[SOURCE-05] nothing is lost or counted twice by the sums', () => {
  const counted = fc.record({
    name: fc.constantFrom('', 'a', 'b', 'c'),
    stage: fc.constantFrom(...leadStages),
    count: fc.nat(1000),
  });
  fc.assert(
    fc.property(fc.array(counted), (counts) => {
      const rows = funnelsBy(counts);
      expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
      for (const stage of leadStages)
        expect(rows.reduce((sum, row) => sum + row.counts[stage], 0)).toBe(funnelSum(counts)[stage]);
    }),
  );
});

test('[SOURCE-05] each stage is a share of the one that leads to it; where it cannot be one, none is said', () => {
  const counts = { view: 400, step: 50, estimate: 10, lead: 5, won: 1 };
  expect(leadStages.map((stage) => rateOf(counts, stage))).toEqual([
    undefined,
    { of: 'view', percent: 12.5 },
    { of: 'step', percent: 20 },
    { of: 'view', percent: 1.25 },
    { of: 'lead', percent: 20 },
  ]);
  expect(rateOf({ ...none, lead: 3 }, 'lead')).toBeUndefined();
  expect(rateOf({ ...none, view: 2, lead: 3 }, 'lead')).toBeUndefined();
});

test('[SOURCE-05] every page belongs to a group, and no other address', () => {
  expect(
    ['/', '/en/blog/an-article', '/tarifs', '/en/price-calculator', '/contact', '/nope', ''].map(pageGroupOf),
  ).toEqual(['home', 'blog', 'prices', 'prices', 'contact', '', '']);
});
