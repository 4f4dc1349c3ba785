import type { SectionContent } from '../content/sections.ts';
import { type ProjectTypeId, projectTypeIds } from './choices.ts';

/** The managed names and prices: the part of the calculator's content that makes a price. */
export type Configuration = Pick<
  SectionContent<'calculator'>,
  'projectTypes' | 'features' | 'designPrices' | 'monthlyServices'
>;

export interface OfferedFeature {
  /** The id of the option: the same in both languages, whatever it is called. */
  key: string;
  name: string;
  /** The name in plain words; may be empty. */
  description: string;
  price: number;
}

export function projectType({ projectTypes }: Configuration, id: ProjectTypeId) {
  return projectTypes.find((type) => type.id === id);
}

/** The types that visitors can choose, always in the same order: the wizard begins with the first. */
export function offeredTypes(configuration: Configuration): ProjectTypeId[] {
  return projectTypeIds.filter((id) => projectType(configuration, id)?.offered);
}

/** What visitors read: while an option has no name in this language, its name in the other one. */
export function shownName({
  name,
  otherName,
}: Pick<Configuration['features'][number], 'name' | 'otherName'>) {
  return name.trim() === '' ? otherName : name;
}

/**
 * What the third step shows for a type, in the order of its own list. An option without any name is not
 * offered; nor is one that is called like another, because a request names options as visitors read them.
 */
export function offeredFeatures(configuration: Configuration, id: ProjectTypeId): OfferedFeature[] {
  const ids = new Set(projectType(configuration, id)?.features);
  const options = [...ids].flatMap((key) => {
    const option = configuration.features.find((feature) => feature.id === key);
    if (!option) return [];
    const { description, price } = option;
    return [{ key, name: shownName(option), description, price }];
  });
  return options.filter(
    ({ name }, place) => name.trim() !== '' && options.findIndex((one) => one.name === name) === place,
  );
}
