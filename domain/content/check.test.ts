import { expect, test } from 'vitest';
import { caseStudySchema } from '../case-studies/case-study.schema.ts';
import { check } from './check.ts';
import { hostingSchema } from './sections/hosting.schema.ts';

const hosting = hostingSchema.parse({});

test('content that fits is accepted as it is', () => {
  expect(check(hostingSchema, hosting)).toEqual({ ok: true, value: hosting });
});

test('a wrong type, a wrong choice and an unknown field are named by their path', () => {
  const input = {
    ...hosting,
    title: 7,
    features: [{ icon: 'Cat' }],
    hero: { ...hosting.hero, extra: 1 },
    plans: [{ ...hosting.plans[0], colour: 'red' }],
  };
  const checked = check(hostingSchema, input);
  expect(checked.ok).toBe(false);
  expect(checked.ok || checked.problems.map(({ path }) => path).sort()).toEqual([
    'features.0.icon',
    'hero.extra',
    'plans.0.colour',
    'title',
  ]);
});

test.each(['__proto__', 'constructor', 'prototype'])('a key named %s is refused', (key) => {
  const checked = check(hostingSchema, { ...hosting, ...JSON.parse(`{"nested": {"${key}": 1}}`) });
  expect(checked.ok).toBe(false);
  expect(check(hostingSchema, JSON.parse(`{"${key}": {"x": 1}}`)).ok).toBe(false);
});

test('a schema that keeps unknown keys keeps them', () => {
  const study = {
    id: 'a',
    slug: 'a',
    title: 'A',
    subtitle: '',
    category: '',
    client: '',
    year: '2025',
    tags: [],
  };
  const input = { ...study, hero: {}, overview: {}, note: { kept: true } };
  expect(check(caseStudySchema, input)).toEqual({ ok: true, value: { ...input, published: true } });
});
