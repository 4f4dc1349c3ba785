import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../languages.ts';
import { ciiSchema } from './cii.schema.ts';

const shipped = (language: string) =>
  ciiSchema.parse(
    JSON.parse(readFileSync(new URL(`../../../content/${language}/cii.json`, import.meta.url), 'utf8')),
  );
const amounts = (text: string) =>
  [...text.matchAll(/\d+(?:[\s\u00a0\u202f,]\d{3})+/g)].map(([amount]) => Number(amount.replace(/\D/g, '')));

test.each(languages)('[CII-22] the two examples of the FAQ add up (%s)', (language) => {
  const salaries = shipped(language).faq.items.at(-1)?.answer ?? '';
  const [, first = '', second = ''] = salaries.split('\n\n');
  const [project = 0, internal = 0, total = 0, credit] = amounts(first);
  expect([project, internal, total, credit]).toEqual([25_000, 100_000, 125_000, 25_000]);
  expect(project + internal).toBe(total);
  expect(0.2 * total).toBe(credit);

  const [next = 0, past = 0, sum = 0, recovered] = amounts(second);
  expect([next, past, sum, recovered]).toEqual([100_000, 300_000, 400_000, 80_000]);
  expect(next + past).toBe(sum);
  expect(0.2 * sum).toBe(recovered);
});
