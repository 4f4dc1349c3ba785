import { z } from 'zod';
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
import { type Configuration, offeredFeatures, offeredTypes } from './configuration.ts';
import { CHECKED_VALUE } from './query.ts';

const digits = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number);

const wholeNumber = (min: number, max: number) =>
  z.union([z.number(), digits]).pipe(z.number().int().min(min).max(max));

const box = z.union([z.boolean(), z.literal(CHECKED_VALUE).transform(() => true)]).default(false);

/** A form sends one feature as a text, several as a list. */
const features = z.union([z.array(z.string()), z.string().transform((name) => [name])]).default([]);

const fieldsSchema = z.object({
  type: z.enum(projectTypeIds),
  complexity: z.enum(complexities),
  features,
  design: z.enum(designs),
  pages: wholeNumber(PAGES_MIN, PAGES_MAX),
  timeline: wholeNumber(TIMELINE_MIN, TIMELINE_MAX).default(startSelection.timeline),
  maintenance: box,
  seo: box,
  hosting: box,
});

/**
 * The selection of a request that is going to be stored, from a form or as JSON. Unlike an address,
 * which somebody may have mistyped, a form only sends what we offered: anything else is refused.
 */
export function selectionSchema(configuration: Configuration) {
  return fieldsSchema.transform((fields, context): Selection => {
    if (!offeredTypes(configuration).includes(fields.type)) {
      context.addIssue({ code: 'custom', path: ['type'], message: 'not offered' });
    }
    const offered = offeredFeatures(configuration, fields.type);
    const isChosen = (feature: { key: string; name: string }) =>
      fields.features.includes(feature.key) || fields.features.includes(feature.name);
    const known = new Set(offered.flatMap(({ key, name }) => [key, name]));
    if (!fields.features.every((feature) => known.has(feature))) {
      context.addIssue({ code: 'custom', path: ['features'], message: 'not offered for this type' });
    }
    return { ...fields, features: offered.filter(isChosen).map(({ name }) => name) };
  });
}
