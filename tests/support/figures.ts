/** Tells what was measured beside what was wanted (docs/reliability.md keeps them). */
export function figure(what: string, measured: string, target: string): void {
  process.stdout.write(`  figure · ${what}: ${measured} (target: ${target})\n`);
}

/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

export const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** The long set: `npm run faults`. */
export const isLongRun = process.env.FAULTS === 'long';
