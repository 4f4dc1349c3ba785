import type { Selection } from '../choices.ts';
import { type Configuration, offeredFeatures } from '../configuration.ts';
import { estimate } from '../estimate.ts';

/** What somebody chose, with the keys of the features instead of their names: names change, and differ by language. */
export interface Project extends Omit<Selection, 'features' | 'timeline'> {
  featureKeys: readonly string[];
}

interface Price {
  total: number;
  monthly: number;
}

export interface RepricedProject {
  before: Price;
  after: Price;
}

/** What a project costs under two configurations. */
export function repriced(project: Project, before: Configuration, after: Configuration): RepricedProject {
  return { before: priceOf(project, before), after: priceOf(project, after) };
}

function priceOf({ featureKeys, ...choices }: Project, configuration: Configuration): Price {
  const offered = offeredFeatures(configuration, choices.type);
  const features = offered.filter(({ key }) => featureKeys.includes(key)).map(({ name }) => name);
  const { total, monthly } = estimate(configuration, { ...choices, features, timeline: 4 });
  return { total, monthly };
}

/** A selection as it was made with a configuration. */
export function projectOf({ features, timeline: _, ...choices }: Selection, made: Configuration): Project {
  const offered = offeredFeatures(made, choices.type);
  const featureKeys = features.map((name) => offered.find((one) => one.name === name)?.key ?? name);
  return { ...choices, featureKeys };
}
