/** Where one band ends and the next begins, in euros before tax. */
const limits = [3_000, 10_000, 30_000] as const;

export const priceBands = ['under_3000', 'under_10000', 'under_30000', 'from_30000'] as const;
export type PriceBand = (typeof priceBands)[number];

export function priceBand(total: number): PriceBand {
  const place = limits.findIndex((limit) => total < limit);
  return priceBands.at(place) as PriceBand;
}
