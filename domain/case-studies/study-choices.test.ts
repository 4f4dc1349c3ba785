import { expect, test } from 'vitest';
import type { Configuration } from '../calculator/configuration.ts';
import { withOptions } from '../calculator/editing/options.ts';
import { readSelection, readStep } from '../calculator/query.ts';
import { calculatorSchema } from '../content/sections/calculator.schema.ts';
import { type CaseStudy, caseStudySchema } from './case-study.schema.ts';
import { lostChoices, studyQuery } from './study-choices.ts';

const shipped = calculatorSchema.parse({});
const study: NonNullable<CaseStudy['calculator']> = {
  type: 'ecommerce',
  complexity: 'complex',
  features: ['multilingual', 'inventory'],
  design: 'premium',
  pages: 12,
  timeline: 11,
  maintenance: true,
  seo: false,
  hosting: true,
};
const without = (id: string): Configuration =>
  withOptions(
    shipped,
    shipped.features.filter((option) => option.id !== id),
  );
const notOffered = {
  ...shipped,
  projectTypes: shipped.projectTypes.map((type) => ({ ...type, offered: type.id !== 'ecommerce' })),
};
const read = (query = '') => new URLSearchParams(query);

test('[WAY-19] the calculator opens at its first step with every choice of the study', () => {
  const fields = read(studyQuery(study, shipped, 'fr'));
  expect(readSelection(fields, shipped)).toEqual({
    ...study,
    features: ['Inventaire automatisé', 'Multilingue'],
  });
  expect(readStep(fields)).toBe(1);
  expect(fields.getAll('features')).toEqual(['inventory', 'multilingual']);
  expect(studyQuery(study, shipped, 'en')).toContain('?step=1&type=ecommerce&');
});

test('[WAY-19] without a type there is no way to the calculator, nor with one that is not offered', () => {
  for (const none of [undefined, {}, { ...study, type: '' as const }])
    expect([studyQuery(none, shipped, 'fr'), lostChoices(none, shipped)]).toEqual([undefined, []]);
  expect(studyQuery(study, notOffered, 'fr')).toBeUndefined();
  expect(lostChoices(study, notOffered)).toEqual([{ path: 'calculator.type', id: 'ecommerce' }]);
});

test('[WAY-19] an option that is gone, renamed by id or of another type is left out and named', () => {
  expect(read(studyQuery(study, without('inventory'), 'fr')).getAll('features')).toEqual(['multilingual']);
  expect(lostChoices(study, without('inventory'))).toEqual([
    { path: 'calculator.features.1', id: 'inventory' },
  ]);
  const odd = { ...study, features: ['booking', 'nope', 'inventory'] };
  expect(read(studyQuery(odd, shipped, 'fr')).getAll('features')).toEqual(['inventory']);
  expect(lostChoices(odd, shipped).map(({ id }) => id)).toEqual(['booking', 'nope']);
  expect(lostChoices(study, shipped)).toEqual([]);
});

test('[WAY-19] what a form leaves out, or holds half typed, is as the calculator begins', () => {
  const typed = { type: 'website', pages: null } as unknown as typeof study;
  expect(readSelection(read(studyQuery(typed, shipped, 'fr')), shipped)).toMatchObject({
    ...{ type: 'website', complexity: 'medium', features: [], design: 'custom', pages: 5, timeline: 4 },
  });
});

test('[WAY-19] a study takes only choices that the calculator could know', () => {
  const { calculator } = caseStudySchema.shape;
  expect(calculator.parse({ type: 'app' })).toEqual({
    ...{ type: 'app', complexity: 'medium', features: [], design: 'custom', pages: 5, timeline: 4 },
    ...{ maintenance: false, seo: false, hosting: false },
  });
  for (const wrong of [
    { type: 'vue' },
    { complexity: 'hard' },
    { pages: 0 },
    { pages: 99 },
    { timeline: 1.5 },
  ])
    expect(calculator.safeParse({ type: 'app', ...wrong }).success).toBe(false);
});
