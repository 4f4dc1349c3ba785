import { expect, test } from 'vitest';
import { caseStudySchema } from '#domain/case-studies/case-study.schema.ts';
import { describeSchema } from '#domain/editing/describe.ts';
import { suggest } from './suggest.ts';

const shape = describeSchema(caseStudySchema);
const at = (text: string) => suggest(text.replace('|', ''), text.indexOf('|'), shape);
const labels = (text: string) => at(text)?.options.map(({ label }) => label);

test('an object offers the fields it lacks, each with an empty value of its kind', () => {
  expect(labels('{"hero": {"title": "x", |}}')).toEqual(['subtitle', 'description', 'image', 'website']);
  expect(at('{"id": "a", "ta|"}')).toMatchObject({ from: 12, to: 16 });
  const inserts = Object.fromEntries(at('{|}')?.options.map(({ label, insert }) => [label, insert]) ?? []);
  expect(inserts).toMatchObject({
    ...{ title: '"title": ""', tags: '"tags": []', hero: '"hero": {}', published: '"published": true' },
    technologies: '"technologies": {}',
  });
  expect(labels('{"results": {"metrics": [{}, {|}]}}')).toEqual(['value', 'label', 'description']);
});

test('a key that has its value already is only renamed', () => {
  expect(at('{"ti|": "x"}')?.options.find(({ label }) => label === 'title')?.insert).toBe('"title"');
});

test('a value offers what its field takes', () => {
  expect(labels('{"published": |}')).toEqual(['true', 'false']);
  expect(labels('{"gallery": |}')).toEqual(['[]']);
  expect(labels('{"hero": |}')).toEqual(['{}']);
  expect(at('{"title": |}')?.options).toEqual([{ label: '""', insert: '""', kind: 'text' }]);
});

test('where the schema knows nothing there is nothing to offer', () => {
  expect(at('{"note": {|}}')).toBeUndefined();
  expect(at('{"title": "x|"}')).toBeUndefined();
  expect(at('{"technologies": {|}}')).toBeUndefined();
});
