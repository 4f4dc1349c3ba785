import { type ProjectTypeId, projectTypeIds } from '../choices.ts';
import type { Configuration } from '../configuration.ts';

type Option = Configuration['features'][number];

/** An option that nobody has named yet. Its id is never given twice: links may still name a removed one. */
export function newOption(): Option {
  const id = `option-${crypto.randomUUID().slice(0, 8)}`;
  return { id, name: '', otherName: '', description: '', price: 0, applicableTypes: [] };
}

/** Whether a type offers an option: the list of the type is the one source. */
export function isOffered({ projectTypes }: Configuration, option: string, type: ProjectTypeId): boolean {
  return projectTypes.some(({ id, features }) => id === type && features.includes(option));
}

/** An option offered for a type, after those that it offers already, or taken from it. */
export function withOffer<T extends Configuration>(
  configuration: T,
  option: string,
  type: ProjectTypeId,
  offered: boolean,
): T {
  const others = (ids: readonly string[]) => ids.filter((id) => id !== option);
  const options = (ids: string[]) => (offered ? [...new Set([...ids, option])] : others(ids));
  const types = (ids: readonly ProjectTypeId[]) =>
    projectTypeIds.filter((id) => (id === type ? offered : ids.includes(id)));
  return {
    ...configuration,
    projectTypes: configuration.projectTypes.map((one) =>
      one.id === type ? { ...one, features: options(one.features) } : one,
    ),
    features: configuration.features.map((one) =>
      one.id === option ? { ...one, applicableTypes: types(one.applicableTypes) } : one,
    ),
  };
}

/** Other options in place of those there are. One that is gone is in no list. */
export function withOptions<T extends Configuration>(configuration: T, options: readonly Option[]): T {
  const known = new Set(options.map(({ id }) => id));
  const projectTypes = configuration.projectTypes.map((type) => ({
    ...type,
    features: type.features.filter((id) => known.has(id)),
  }));
  return { ...configuration, projectTypes, features: [...options] };
}

/** An option under another id, wherever it is named. One that is blank or taken changes nothing. */
export function withOptionId<T extends Configuration>(configuration: T, from: string, to: string): T {
  const { projectTypes, features } = configuration;
  if (to.trim() === '' || features.some(({ id }) => id === to)) return configuration;
  const renamed = (id: string) => (id === from ? to : id);
  return {
    ...configuration,
    projectTypes: projectTypes.map((type) => ({ ...type, features: type.features.map(renamed) })),
    features: features.map((option) => ({ ...option, id: renamed(option.id) })),
  };
}

/**
 * A configuration as it is stored. Its lists name options by their ids, once each, whoever sent names; an
 * option that is gone is in no list; a type that was left out is there, and not offered.
 */
export function tidied<T extends Configuration>(written: T, shipped: Configuration): T {
  const { features: options, projectTypes } = written;
  const idOf = (entry: string) =>
    (options.find(({ id }) => id === entry) ?? options.find(({ name }) => name === entry))?.id;
  const missing = shipped.projectTypes.filter(({ id }) => !projectTypes.some((type) => type.id === id));
  const types = [...projectTypes, ...missing.map((type) => ({ ...type, offered: false }))];
  return {
    ...written,
    projectTypes: types.map((type) => ({
      ...type,
      features: [...new Set(type.features.flatMap((entry) => idOf(entry) ?? []))],
    })),
    features: options.map((option) => (option.name.trim() === '' ? option : { ...option, otherName: '' })),
  };
}
