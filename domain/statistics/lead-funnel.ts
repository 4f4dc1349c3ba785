/**
 * From a page to a customer: a page was seen, the calculator begun, the estimate brought to its end, something
 * sent, the customer won. Each is counted by itself; none of them is a person.
 */
export const leadStages = ['view', 'step', 'estimate', 'lead', 'won'] as const;
export type LeadStage = (typeof leadStages)[number];
export type LeadFunnel = Record<LeadStage, number>;

/** The stages that visitors' pages report; the others are read from the leads. */
export type VisitStage = Exclude<LeadStage, 'lead' | 'won'>;

export interface CountedStage {
  stage: LeadStage;
  count: number;
}

/** What each stage is a share of. Who writes need not have seen the calculator. */
const bases = { step: 'view', estimate: 'step', lead: 'view', won: 'lead' } as const;
export type RateBase = (typeof bases)[keyof typeof bases];

export function funnelSum(counted: readonly CountedStage[]): LeadFunnel {
  const sums: LeadFunnel = { view: 0, step: 0, estimate: 0, lead: 0, won: 0 };
  for (const { stage, count } of counted) sums[stage] += count;
  return sums;
}

/** One funnel for each name; first those that brought most leads, then those most seen. */
export function funnelsBy(
  counted: readonly (CountedStage & { name: string })[],
): { name: string; counts: LeadFunnel }[] {
  const byName = Map.groupBy(counted, ({ name }) => name);
  return [...byName]
    .map(([name, ofName]) => ({ name, counts: funnelSum(ofName) }))
    .sort(
      (a, b) => b.counts.lead - a.counts.lead || b.counts.view - a.counts.view || (a.name < b.name ? -1 : 1),
    );
}

/** In percent; undefined where there is nothing to compare with, or more than what led to it. */
export function rateOf(counts: LeadFunnel, stage: LeadStage): { of: RateBase; percent: number } | undefined {
  if (stage === 'view') return undefined;
  const of = bases[stage];
  if (counts[of] === 0 || counts[stage] > counts[of]) return undefined;
  return { of, percent: (100 * counts[stage]) / counts[of] };
}
