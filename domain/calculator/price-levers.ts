import { complexities, designs, PAGES_INCLUDED, type Selection } from './choices.ts';
import { type Configuration, offeredFeatures } from './configuration.ts';
import { estimate } from './estimate.ts';

const SHOWN = 3;

/** One change of a selection, and by how much it moves the total. */
export interface PriceLever {
  kind: 'complexity' | 'design' | 'pages' | 'features';
  selection: Selection;
  change: number;
}

/**
 * What changes this price most: of each kind of choice the one change that moves the total furthest,
 * the strongest first. Another type of project is another project, and no lever.
 */
export function priceLevers(configuration: Configuration, selection: Selection): PriceLever[] {
  const { total } = estimate(configuration, selection);
  const lever = (kind: PriceLever['kind'], change: Partial<Selection>): PriceLever => {
    const changed = { ...selection, ...change };
    return { kind, selection: changed, change: estimate(configuration, changed).total - total };
  };
  const pages = selection.pages > PAGES_INCLUDED ? PAGES_INCLUDED : 2 * PAGES_INCLUDED;
  return [
    complexities.map((complexity) => lever('complexity', { complexity })),
    designs.map((design) => lever('design', { design })),
    [lever('pages', { pages })],
    offeredFeatures(configuration, selection.type).map(({ name }) =>
      lever('features', { features: toggled(selection.features, name) }),
    ),
  ]
    .flatMap((ofOneKind) => ofOneKind.sort(strongestFirst).slice(0, 1))
    .filter(({ change }) => change !== 0)
    .sort(strongestFirst)
    .slice(0, SHOWN);
}

function toggled(names: readonly string[], name: string): string[] {
  return names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
}

function strongestFirst(one: PriceLever, other: PriceLever): number {
  return Math.abs(other.change) - Math.abs(one.change);
}
