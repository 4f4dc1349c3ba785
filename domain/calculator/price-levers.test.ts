import { expect, test } from 'vitest';
import { shippedCalculator, workedCases } from '#tests/support/data/worked-cases.ts';
import { startSelection } from './choices.ts';
import { priceBand } from './editing/price-band.ts';
import { estimate } from './estimate.ts';
import { priceLevers } from './price-levers.ts';

const shipped = shippedCalculator('fr');
const shown = (selection: typeof startSelection) =>
  priceLevers(shipped, selection).map(({ kind, change }) => [kind, change]);

test('at the start: twice the pages, a complex project, a members’ area', () => {
  expect(shown(startSelection)).toEqual([
    ['pages', 4500],
    ['complexity', 2000],
    ['features', 2000],
  ]);
});

test('beyond five pages, coming back to five is a lever', () => {
  const [first] = priceLevers(shipped, { ...startSelection, pages: 20 });
  expect(first).toMatchObject({ kind: 'pages', change: -13500, selection: { pages: 5 } });
});

test('a chosen feature can be taken out again', () => {
  const selection = { ...startSelection, features: ['Système de réservation', 'Espace membre'] };
  const lever = priceLevers(shipped, selection).find(({ kind }) => kind === 'features');
  expect(lever).toMatchObject({ change: -2000, selection: { features: ['Système de réservation'] } });
});

test('each lever moves the total by what it says, the strongest first, and none by nothing', () => {
  for (const { selection } of workedCases()) {
    const levers = priceLevers(shipped, selection);
    expect(levers.length).toBeGreaterThan(0);
    const sizes = levers.map(({ change }) => Math.abs(change));
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    for (const lever of levers) {
      expect(lever.selection.type).toBe(selection.type);
      expect(lever.change).toBe(
        estimate(shipped, lever.selection).total - estimate(shipped, selection).total,
      );
      expect(lever.change).not.toBe(0);
    }
  }
});

test('price bands', () => {
  expect([0, 2999, 3000, 9999, 10000, 29999, 30000, 140400].map(priceBand)).toEqual([
    ...['under_3000', 'under_3000', 'under_10000', 'under_10000'],
    ...['under_30000', 'under_30000', 'from_30000', 'from_30000'],
  ]);
});
