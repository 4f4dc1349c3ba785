import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  comparedText,
  group,
  highlight,
  image,
  keyed,
  link,
  list,
  richText,
  text,
} from '../content/section-parts/fields.ts';
import { describeSchema } from '../editing/describe.ts';
import { textPairs, translatedTexts } from './text-pairs.ts';

const shape = describeSchema(
  z.object({
    ...{
      title: text(),
      link: link(),
      picture: image(),
      mark: comparedText(),
      quoted: highlight(),
      price: z.number(),
    },
    hero: group({ text: richText(), id: text() }),
    questions: list(group({ question: text(), answer: text() })),
    pictures: list(group({ src: image() })),
    parts: keyed(group({ title: text() })),
  }),
);
const found = (french: unknown, english: unknown) =>
  textPairs(shape, french, english).map(({ path, french, english }) => `${path}: ${french} = ${english}`);

test('[TRANS-10] texts are paired by their path; addresses, images, numbers and what code compares are none', () => {
  const french = {
    title: 'Bonjour',
    link: '/a',
    picture: '/b',
    mark: 'c',
    quoted: 'jour',
    price: 2,
    hero: { text: '<p>Oui</p>', id: 'x' },
  };
  const english = {
    title: 'Hello',
    link: '/d',
    picture: '/e',
    mark: 'f',
    price: 2,
    hero: { text: '', id: 'y' },
  };
  expect(found(french, english)).toEqual([
    'title: Bonjour = Hello',
    'quoted: jour = ',
    'hero.text: <p>Oui</p> = ',
  ]);
});

test('[TRANS-12] a list of another length is named once, and what both have is compared', () => {
  const french = { questions: [{ question: 'Un' }, { question: 'Deux' }, { question: 'Trois' }] };
  expect(found(french, { questions: [{ question: 'One' }] })).toEqual([
    'questions: 3 = 1',
    'questions.0.question: Un = One',
  ]);
  expect(found(french, {})).toEqual(['questions: 3 = 0']);
  expect(found({ questions: [] }, { questions: [{ question: 'One' }] })).toEqual(['questions: 0 = 1']);
});

test('[TRANS-12] a list without words may have any length', () => {
  expect(found({ pictures: [{ src: '/a' }] }, { pictures: [] })).toEqual([]);
});

test('[TRANS-12] parts under keys are paired by key', () => {
  const french = { parts: { a: { title: 'A' }, b: { title: 'Bé' } } };
  expect(found(french, { parts: { b: { title: 'Bee' }, c: { title: 'C' } } })).toEqual([
    'parts: 2 = 2',
    'parts.b.title: Bé = Bee',
  ]);
});

test('[TRANS-10] whatever is stored, no path is told twice and no blank pair at all', () => {
  fc.assert(
    fc.property(fc.object(), fc.object(), (french, english) => {
      const pairs = textPairs(shape, french, english);
      expect(new Set(pairs.map(({ path }) => path)).size).toBe(pairs.length);
      for (const pair of pairs) expect(`${pair.french}${pair.english}`.trim()).not.toBe('');
    }),
  );
});

test('the texts of one document are those of its pairs', () => {
  expect([...translatedTexts(shape, { title: 'A', questions: [{ question: 'B' }] })]).toEqual([
    ['title', 'A'],
    ['questions.0.question', 'B'],
  ]);
});
