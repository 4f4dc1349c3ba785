import type { Selection } from '../choices.ts';
import { type Configuration, offeredFeatures } from '../configuration.ts';
import { type RepricedProject, repriced } from './repriced-projects.ts';

interface SampleProject extends Omit<Selection, 'features' | 'timeline'> {
  id: SampleId;
  /** How many of the features that the type offers, from the first. */
  features: number;
}

export type SampleId = 'craftsman' | 'restaurant' | 'wine-shop' | 'delivery-app' | 'internal-tool';

const sample = (
  id: SampleId,
  project: Pick<SampleProject, 'type' | 'complexity' | 'features' | 'design' | 'pages'>,
  services: Partial<Pick<SampleProject, 'maintenance' | 'seo' | 'hosting'>>,
): SampleProject => ({ id, ...project, maintenance: false, seo: false, hosting: false, ...services });

/** Projects as clients ask for them, from the smallest to the largest. */
const samples: readonly SampleProject[] = [
  sample(
    'craftsman',
    { type: 'website', complexity: 'simple', features: 0, design: 'template', pages: 5 },
    { hosting: true },
  ),
  sample(
    'restaurant',
    { type: 'website', complexity: 'medium', features: 2, design: 'custom', pages: 8 },
    { maintenance: true, hosting: true },
  ),
  sample(
    'wine-shop',
    { type: 'ecommerce', complexity: 'medium', features: 1, design: 'custom', pages: 10 },
    { maintenance: true, seo: true, hosting: true },
  ),
  sample(
    'delivery-app',
    { type: 'app', complexity: 'medium', features: 3, design: 'custom', pages: 5 },
    { maintenance: true },
  ),
  sample(
    'internal-tool',
    { type: 'custom', complexity: 'complex', features: 4, design: 'premium', pages: 12 },
    { maintenance: true, hosting: true },
  ),
];

interface RepricedSample extends RepricedProject {
  id: SampleId;
}

/** What the samples cost under two configurations. A feature is the same one in both when its key is. */
export function repricedSamples(before: Configuration, after: Configuration): RepricedSample[] {
  return samples.map(({ id, features: count, ...choices }) => {
    const offered = offeredFeatures(before, choices.type).slice(0, count);
    const project = { ...choices, featureKeys: offered.map(({ key }) => key) };
    return { id, ...repriced(project, before, after) };
  });
}
