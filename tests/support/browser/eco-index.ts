const DOM = [
  0, 47, 75, 159, 233, 298, 358, 417, 476, 537, 603, 674, 753, 843, 949, 1076, 1237, 1459, 1801, 2479, 594601,
];
const REQUESTS = [0, 2, 15, 25, 34, 42, 49, 56, 63, 70, 78, 86, 95, 105, 117, 130, 147, 170, 205, 281, 3920];
const KILOBYTES = [
  0, 1.37, 144.7, 319.53, 479.46, 631.97, 783.38, 937.91, 1098.62, 1265.47, 1448.32, 1648.27, 1876.08,
  2142.06, 2465.37, 2866.31, 3401.59, 4155.73, 5400.08, 8037.54, 223212.26,
];

/** Where a value stands in a table of quantiles, from 0 to 20. */
function place(value: number, quantiles: number[]): number {
  const above = quantiles.findIndex((quantile) => quantile > value);
  if (above < 0) return 20;
  const below = quantiles[above - 1] ?? 0;
  return above - 1 + (value - below) / ((quantiles[above] ?? 1) - below);
}

/** The ecological score of a page, 0 to 100: over 80 is A, over 70 is B. */
export function ecoIndex(elements: number, requests: number, kilobytes: number): number {
  return (
    100 - (5 * (3 * place(elements, DOM) + 2 * place(requests, REQUESTS) + place(kilobytes, KILOBYTES))) / 6
  );
}
