import { type StepCount, stepCounts } from './step-count.ts';

const stages = [
  ['1', 'arrived_1'],
  ['2', 'arrived_2'],
  ['3', 'arrived_3'],
  ['4', 'arrived_4'],
  ['5', 'arrived_5'],
  ['quote', 'arrived_quote'],
  ['sent', 'sent'],
] as const satisfies readonly (readonly [string, StepCount])[];

export type FunnelStage = (typeof stages)[number][0];
type Counts = Record<StepCount, number>;

/** All days together. */
export function sumsOf(rows: readonly Counts[]): Counts {
  const sum = (name: StepCount) => rows.reduce((total, row) => total + row[name], 0);
  return Object.fromEntries(stepCounts.map((name) => [name, sum(name)])) as Counts;
}

/** How many come how far in the calculator, and what share that is of those who began. */
export function funnelOf(rows: readonly Counts[]): { step: FunnelStage; count: number; percent: number }[] {
  const sums = sumsOf(rows);
  return stages.map(([step, name]) => ({
    step,
    count: sums[name],
    percent: sums.arrived_1 === 0 ? 0 : Math.round((100 * sums[name]) / sums.arrived_1),
  }));
}
