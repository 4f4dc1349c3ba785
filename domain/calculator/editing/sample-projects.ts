import type { Selection } from '../choices.ts';
import { type Configuration, offeredFeatures } from '../configuration.ts';
import { type RepricedProject, repriced } from './repriced-projects.ts';

interface SampleProject extends Omit<Selection, 'features' | 'timeline'> {
  /** What the agency calls such a project. */
  name: string;
  /** How many of the features that the type offers, from the first. */
  features: number;
}

const none = { maintenance: false, seo: false, hosting: false };

/** Projects as clients ask for them, from the smallest to the largest. */
const samples: readonly SampleProject[] = [
  {
    ...{ name: 'Vitrine d’un artisan', type: 'website', complexity: 'simple', features: 0 },
    ...{ design: 'template', pages: 5, ...none, hosting: true },
  },
  {
    ...{ name: 'Site d’un restaurant', type: 'website', complexity: 'medium', features: 2 },
    ...{ design: 'custom', pages: 8, ...none, maintenance: true, hosting: true },
  },
  {
    ...{ name: 'Boutique d’un caviste', type: 'ecommerce', complexity: 'medium', features: 1 },
    ...{ design: 'custom', pages: 10, maintenance: true, seo: true, hosting: true },
  },
  {
    ...{ name: 'Application de tournées', type: 'app', complexity: 'medium', features: 3 },
    ...{ design: 'custom', pages: 5, ...none, maintenance: true },
  },
  {
    ...{ name: 'Outil interne sur mesure', type: 'custom', complexity: 'complex', features: 4 },
    ...{ design: 'premium', pages: 12, ...none, maintenance: true, hosting: true },
  },
];

export interface RepricedSample extends RepricedProject {
  name: string;
}

/** What the samples cost under two configurations. A feature is the same one in both when its key is. */
export function repricedSamples(before: Configuration, after: Configuration): RepricedSample[] {
  return samples.map(({ name, features: count, ...choices }) => {
    const offered = offeredFeatures(before, choices.type).slice(0, count);
    const project = { ...choices, featureKeys: offered.map(({ key }) => key) };
    return { name, ...repriced(project, before, after) };
  });
}
