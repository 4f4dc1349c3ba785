import { expect, test } from 'vitest';
import { calculatorSchema } from '../../content/sections/calculator.schema.ts';
import { repricedSamples } from './sample-projects.ts';

const shipped = calculatorSchema.parse({});

test('the samples cover every type, and cost the same when nothing changes', () => {
  const samples = repricedSamples(shipped, shipped);
  expect(samples.map(({ before }) => [before.total, before.monthly])).toEqual([
    ...[
      [1500, 49],
      [10_400, 148],
      [18_000, 347],
      [21_800, 99],
      [75_120, 148],
    ],
  ]);
  for (const { before, after } of samples) expect(after).toEqual(before);
});

test('a changed price is seen in the samples that count it, also when the feature was renamed', () => {
  const after = structuredClone(shipped);
  const [website] = after.projectTypes;
  const [blog] = after.features;
  if (!website || !blog) throw new Error('There is a website, and a blog for it.');
  website.basePrices.simple = 1501;
  Object.assign(blog, { name: 'Journal', price: 600 });
  const changes = repricedSamples(shipped, after).map((sample) => sample.after.total - sample.before.total);
  expect(changes).toEqual([1, 160, 0, 0, 0]);
});
