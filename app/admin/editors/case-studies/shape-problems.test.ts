import { expect, test } from 'vitest';
import { caseStudySchema, requiredOfCaseStudy } from '#domain/case-studies/case-study.schema.ts';
import { describeSchema } from '#domain/editing/describe.ts';
import { shapeProblems } from './shape-problems.ts';

const shape = describeSchema(caseStudySchema);
const paths = (value: unknown) => shapeProblems(shape, value, requiredOfCaseStudy).map(({ path }) => path);
const complete = {
  ...{ id: 'a', title: 'A', subtitle: '', slug: 'a', category: '', client: '', year: '2024' },
  ...{ tags: [], hero: {}, overview: {} },
};

test('what the schema accepts has no problem', () => {
  expect(paths(complete)).toEqual([]);
  const more = { ...complete, note: { x: 1 }, technologies: { A: ['b'] }, gallery: [{ image: '/a' }] };
  expect(paths(more)).toEqual([]);
  expect(caseStudySchema.safeParse(more).success).toBe(true);
});

test('a required field that is missing is named', () => {
  for (const field of requiredOfCaseStudy) {
    const { [field as keyof typeof complete]: _, ...without } = complete;
    expect(paths(without)).toEqual([field]);
    expect(caseStudySchema.safeParse(without).success).toBe(false);
  }
});

test('a value of another kind than its field is named, wherever it stands', () => {
  const wrong = {
    ...complete,
    ...{ title: 7, tags: 'a', published: 'oui', hero: { website: null }, technologies: { A: 'b' } },
    ...{ gallery: [{}, { title: [] }], overview: [] },
  };
  expect(paths(wrong).toSorted()).toEqual(
    [
      'title',
      'tags',
      'published',
      'hero.website',
      'technologies.A',
      'gallery.1.title',
      'overview',
    ].toSorted(),
  );
  expect(paths(null)).toEqual(['']);
  expect(paths([])).toEqual(['']);
});
