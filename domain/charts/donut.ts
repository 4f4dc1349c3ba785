interface Share {
  percent: number;
}

/** Where an arc begins and how long it is, in hundredths of the whole ring, clockwise from the top. */
export interface Arc {
  start: number;
  length: number;
}

/** The arcs of a ring, one after another. Shares that do not add up to 100 still fill it. */
export function donutArcs(shares: readonly Share[]): Arc[] {
  const whole = shares.reduce((sum, { percent }) => sum + percent, 0);
  let start = 0;
  return shares.map(({ percent }) => {
    const length = whole === 0 ? 0 : (100 * percent) / whole;
    const arc = { start, length };
    start += length;
    return arc;
  });
}

/** The middle of an arc, from the centre of its ring. */
export function arcMiddle({ start, length }: Arc, radius: number): { x: number; y: number } {
  const angle = (2 * Math.PI * (start + length / 2)) / 100;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}
