/** The wizard's steps in their order, by the name of their words in the content. */
export const stepNames = ['type', 'complexity', 'features', 'design', 'services'] as const;

export const STEPS = stepNames.length;

/** A numbered step, or the request that follows the last one. */
export type Step = number | 'quote';

export function nextStep(step: number): number {
  return Math.min(step + 1, STEPS);
}

export function previousStep(step: number): number {
  return Math.max(step - 1, 1);
}

/** How far along a step is, as whole per cent. */
export function progressPercent(step: number): number {
  return Math.round((step / STEPS) * 100);
}
