import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../languages.ts';
import { ciiSchema } from './cii.schema.ts';
import { faqSchema } from './faq.schema.ts';
import { testimonialsSchema } from './testimonials.schema.ts';

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

test('[FAQ-01] a FAQ is a title and items with question and answer', () => {
  const faq = { title: 'Questions', items: [{ question: 'Combien ?', answer: '1 500 €' }] };
  expect(faqSchema.parse(faq)).toMatchObject(faq);
  for (const wrong of [
    { title: 7 },
    { items: [{ question: 7 }] },
    { items: [{ answer: [] }] },
    { items: {} },
  ]) {
    expect(faqSchema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  }
});

const sophie = {
  name: 'Sophie Martin',
  text: 'Bien.',
  image: '/images/sophie.webp',
  role: 'Caviste',
  company: 'Caves Martin',
};
const parsed = (item: object) => testimonialsSchema.parse({ items: [item] }).items[0];

test('[TESTI-01] a testimonial keeps its six fields; without a rating it has 5', () => {
  expect(parsed({ ...sophie, rating: 3 })).toMatchObject({ ...sophie, rating: 3 });
  expect(parsed(sophie)).toMatchObject({ ...sophie, rating: 5 });
  for (const rating of [0, 6, 4.5, '5']) {
    expect(testimonialsSchema.safeParse({ items: [{ ...sophie, rating }] }).success, `${rating}`).toBe(false);
  }
});

test('[TESTI-02] the section keeps title, subtitle and four stats', () => {
  const section = {
    title: 'Avis',
    subtitle: 'Leurs mots',
    stats: { clients: '1', projets: '2', satisfaction: '3', experience: '4' },
  };
  expect(testimonialsSchema.parse(section)).toMatchObject(section);
});
