import { type Configuration, shownName } from './configuration.ts';

/**
 * A configuration with what both languages share taken from another: which options there are and for which
 * types, which types are offered, and every price. Only words are its own. An option that it does not have
 * gets the name and the words that one of the `earlier` configurations gave it; without one it has none yet, and
 * shows the other language's name.
 */
export function withSharedPartOf<T extends Configuration>(
  target: T,
  source: Configuration,
  earlier: readonly Configuration[] = [],
): T {
  const named = [target, ...earlier].flatMap(({ features }) => features);
  return {
    ...target,
    projectTypes: target.projectTypes.map((type) => {
      const { offered, features, basePrices } = source.projectTypes.find(({ id }) => id === type.id) ?? type;
      return { ...type, offered, features, basePrices };
    }),
    features: source.features.map((option) => {
      const { name = '', description = '' } = named.find(({ id }) => id === option.id) ?? {};
      return { ...option, name, description, otherName: name.trim() === '' ? shownName(option) : '' };
    }),
    designPrices: source.designPrices,
    monthlyServices: source.monthlyServices,
  };
}
