import { describe, expect, test } from 'vitest';
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

const study = {
  id: 'a',
  slug: 'a',
  title: 'A',
  subtitle: '',
  category: '',
  client: '',
  year: '2025',
  tags: [],
  hero: {},
  overview: {},
};

describe.each(['__proto__', 'constructor', 'prototype'])('a key named %s', (key) => {
  test.each([
    `{"${key}":1}`,
    `{"hero":{"${key}":{"x":1}}}`,
    `{"note":{"deep":[{"deeper":{"${key}":null}}]}}`,
    `{"technologies":{"${key}":["x"]}}`,
    `{"gallery":[{"image":"x","${key}":"x"}]}`,
  ])('is refused outright in %s, by a closed schema and by an open one', (text) => {
    const refused = expect.objectContaining({ status: 400, message: `A field cannot be named "${key}".` });
    expect(() => check(hostingSchema, JSON.parse(text))).toThrow(refused);
    expect(() => check(caseStudySchema, { ...study, ...JSON.parse(text) })).toThrow(refused);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

test.each(['toString', 'valueOf', 'hasOwnProperty'])(
  'a key that every object has, %s, is a key like any other where the schema is open',
  (key) => {
    expect(check(caseStudySchema, { ...study, [key]: 'x' })).toMatchObject({ ok: true });
    expect(check(caseStudySchema, { ...study, [key]: { [key]: 'x' } })).toMatchObject({ ok: true });
  },
);

test('nesting as deep as a body can hold is looked through without running out of stack', () => {
  let deep: unknown = { constructor: 1 };
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  expect(() => check(caseStudySchema, { ...study, deep })).toThrow('A field cannot be named "constructor".');
});

test('a schema that keeps unknown keys keeps them', () => {
  const input = { ...study, note: { kept: true } };
  expect(check(caseStudySchema, input)).toEqual({ ok: true, value: { ...input, published: true } });
});
