interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Room {
  width: number;
  height: number;
  /** The value at the upper edge. */
  top: number;
  /** Between two bars; less where there are many. */
  gap: number;
}

/** Where each bar stands in a drawing. */
export function barsOf(values: readonly number[], { width, height, top, gap }: Room): Bar[] {
  const step = width / Math.max(1, values.length);
  const between = Math.min(gap, step / 3);
  return values.map((value, index) => {
    const tall = rounded((height * value) / top);
    return {
      x: rounded(index * step + between / 2),
      y: rounded(height - tall),
      width: rounded(step - between),
      height: tall,
    };
  });
}

/** A round number at the upper end of a scale, a little above the highest value. */
export function niceTop(highest: number): number {
  if (highest <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  const tops = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((step) => step * power);
  return tops.find((top) => Number.isInteger(top) && top >= highest) ?? 10 * power;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
