import { projectTypeIds, type Selection } from '../calculator/choices.ts';
import type { Configuration } from '../calculator/configuration.ts';
import { priceBand, priceBands } from '../calculator/editing/price-band.ts';
import { estimate } from '../calculator/estimate.ts';
import { readSelection, readStep } from '../calculator/query.ts';
import type { VisitStage } from './lead-funnel.ts';

const steps = ['1', '2', '3', '4', '5', 'quote'] as const;

/** What is counted on the calculator. Nothing of it can tell who it was. */
export const stepCounts = [
  ...steps.map((step) => `arrived_${step}` as const),
  ...steps.map((step) => `left_${step}` as const),
  'sent',
  ...projectTypeIds.map((type) => `type_${type}` as const),
  ...priceBands.map((band) => `band_${band}` as const),
] as const;
export type StepCount = (typeof stepCounts)[number];

/** Somebody came to a step, or left the calculator on it. */
export const stepEvents = ['arrived', 'left'] as const;
export type StepEvent = (typeof stepEvents)[number];

/** What to add one to. Type and price band are those that somebody left with. */
export function countsOf(
  event: StepEvent,
  fields: URLSearchParams,
  configuration: Configuration,
): StepCount[] {
  const step = String(readStep(fields)) as (typeof steps)[number];
  if (event === 'arrived') return [`arrived_${step}`];
  return [`left_${step}`, ...outcomeOf(readSelection(fields, configuration), configuration)];
}

/** What an event on the calculator is on the way to a customer; most are nothing. */
export function visitStageOf(event: StepEvent, fields: URLSearchParams): VisitStage | undefined {
  if (event !== 'arrived') return undefined;
  const step = readStep(fields);
  if (step === 1) return 'step';
  return step === 'quote' ? 'estimate' : undefined;
}

/** A request was sent. */
export function countsOfSent(selection: Selection, configuration: Configuration): StepCount[] {
  return ['sent', ...outcomeOf(selection, configuration)];
}

function outcomeOf(selection: Selection, configuration: Configuration): StepCount[] {
  return [`type_${selection.type}`, `band_${priceBand(estimate(configuration, selection).total)}`];
}
