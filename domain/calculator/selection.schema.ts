import { z } from 'zod';
import { TICKED } from './address.ts';
import {
  complexities,
  designs,
  PAGES_MAX,
  PAGES_MIN,
  projectTypeIds,
  type Selection,
  startSelection,
  TIMELINE_MAX,
  TIMELINE_MIN,
} from './choices.ts';
import { type Configuration, offeredFeatures } from './configuration.ts';

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .refine((number) => number >= min && number <= max);

const box = z
  .literal(TICKED)
  .optional()
  .transform((value) => value === TICKED);

const fieldsSchema = z.object({
  type: z.enum(projectTypeIds),
  complexity: z.enum(complexities),
  features: z.array(z.string()),
  design: z.enum(designs),
  pages: wholeNumber(PAGES_MIN, PAGES_MAX),
  timeline: wholeNumber(TIMELINE_MIN, TIMELINE_MAX).default(startSelection.timeline),
  maintenance: box,
  seo: box,
  hosting: box,
});

/**
 * The selection of a request that is going to be stored. Unlike an address, which somebody may have
 * mistyped, a form only sends what we offered: anything else is refused.
 */
export function selectionSchema(configuration: Configuration) {
  return fieldsSchema.transform(({ features, ...selection }, context): Selection => {
    const offered = offeredFeatures(configuration, selection.type);
    const isOffered = (name: string) =>
      offered.some((feature) => feature.key === name || feature.name === name);
    if (!features.every(isOffered)) {
      context.addIssue({ code: 'custom', path: ['features'], message: 'not offered for this type' });
    }
    return {
      ...selection,
      features: offered
        .filter(({ key, name }) => features.includes(key) || features.includes(name))
        .map(({ name }) => name),
    };
  });
}
