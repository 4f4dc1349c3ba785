import type { Configuration } from './configuration.ts';

/**
 * A configuration with the prices of another: both languages count with the same numbers. Types and
 * features are matched by their id; what only one language has keeps its own price.
 */
export function withNumbersOf<T extends Configuration>(target: T, source: Configuration): T {
  return {
    ...target,
    projectTypes: target.projectTypes.map((type) => ({
      ...type,
      basePrices: source.projectTypes.find(({ id }) => id === type.id)?.basePrices ?? type.basePrices,
    })),
    features: target.features.map((feature) => ({
      ...feature,
      price: source.features.find(({ id }) => id === feature.id)?.price ?? feature.price,
    })),
    designPrices: source.designPrices,
    monthlyServices: source.monthlyServices,
  };
}
