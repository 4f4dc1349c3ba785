import { monthlyServices, PAGES_INCLUDED, type Selection } from './choices.ts';
import { type Configuration, offeredFeatures, projectType } from './configuration.ts';

export const SURCHARGE_FACTOR = 0.2;

/** Whole euros before tax. */
export interface Estimate {
  base: number;
  features: number;
  design: number;
  /** What base, features and design are multiplied by to make the total. */
  factor: number;
  total: number;
  monthly: number;
  /**
   * The extra pages' share of the base, for information: it is no part of the sum that makes the
   * total. Absent up to the number of pages included.
   */
  surcharge?: number;
}

/** THE price of a selection: used by the page, the server, the mail and the document alike. */
export function estimate(configuration: Configuration, selection: Selection): Estimate {
  const { type, complexity, design, pages } = selection;
  const base = projectType(configuration, type)?.basePrices[complexity] ?? 0;
  const features = sum(
    offeredFeatures(configuration, type)
      .filter(({ name }) => selection.features.includes(name))
      .map(({ price }) => price),
  );
  const designPrice = configuration.designPrices[design];
  const factor = Math.max(1, pages / PAGES_INCLUDED);
  return {
    base,
    features,
    design: designPrice,
    factor,
    total: Math.round((base + features + designPrice) * factor),
    monthly: sum(
      monthlyServices.filter((service) => selection[service]).map((id) => configuration.monthlyServices[id]),
    ),
    ...(pages > PAGES_INCLUDED && {
      surcharge: Math.round((pages / PAGES_INCLUDED - 1) * base * SURCHARGE_FACTOR),
    }),
  };
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
