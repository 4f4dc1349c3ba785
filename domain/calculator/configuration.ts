import type { SectionContent } from '../content/sections.ts';
import type { ProjectTypeId } from './choices.ts';

/** The managed names and prices: the part of the calculator's content that makes a price. */
export type Configuration = Pick<
  SectionContent<'calculator'>,
  'projectTypes' | 'features' | 'designPrices' | 'monthlyServices'
>;

export interface OfferedFeature {
  /** The same in both languages: the id of the price row, or the name where there is no row. */
  key: string;
  name: string;
  price: number;
}

/** Undefined when an administrator has taken the type out. */
export function projectType({ projectTypes }: Configuration, id: ProjectTypeId) {
  return projectTypes.find((type) => type.id === id);
}

/**
 * What the third step shows for a type, in the order of its own list. The price row of the same name
 * gives the price, whatever types that row names; a name without a row costs nothing.
 */
export function offeredFeatures(configuration: Configuration, id: ProjectTypeId): OfferedFeature[] {
  const names = new Set(projectType(configuration, id)?.features);
  return [...names].map((name) => {
    const row = configuration.features.find((feature) => feature.name === name);
    return { key: row?.id || name, name, price: row?.price ?? 0 };
  });
}
