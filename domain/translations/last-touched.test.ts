import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { list, text } from '../content/section-parts/fields.ts';
import { describeSchema } from '../editing/describe.ts';
import { lastTouched, type PublishedVersion } from './last-touched.ts';

const shape = describeSchema(z.object({ title: text(), lead: text(), items: list(text()) }));
const fr = (at: string, title: string, lead = 'Texte'): PublishedVersion => ({
  ...{ language: 'fr', at, content: { title, lead } },
});
const en = (at: string, title: string, lead = 'Text'): PublishedVersion => ({
  ...{ language: 'en', at, content: { title, lead } },
});
const title = (...versions: PublishedVersion[]) => lastTouched(shape, versions).get('title');

test('[TRANS-11] what shipped was written for the French that shipped', () => {
  expect(title(fr('', 'Bonjour'), en('', 'Hello'), fr('1', 'Salut'))).toEqual({ at: '', source: 'Bonjour' });
});

test('[TRANS-11] a text that changes is touched, the others beside it are not', () => {
  const touched = lastTouched(shape, [
    fr('', 'Bonjour'),
    en('', 'Hello'),
    fr('1', 'Salut', 'Mots'),
    en('2', 'Hi'),
  ]);
  expect(touched.get('title')).toEqual({ at: '2', source: 'Salut' });
  expect(touched.get('lead')).toEqual({ at: '', source: 'Texte' });
});

test('[TRANS-11] what went live together was written together, in any order', () => {
  expect(title(fr('', 'Bonjour'), en('', 'Hello'), en('1', 'Hi'), fr('1', 'Salut'))).toEqual({
    ...{ at: '1', source: 'Salut' },
  });
});

test('[TRANS-11] an entry that did not ship is touched by its first publication; the French may come later', () => {
  expect(title(fr('1', 'Bonjour'), en('2', 'Hello'), fr('3', 'Salut'))).toEqual({
    at: '2',
    source: 'Bonjour',
  });
  expect(title(en('1', 'Hello'), fr('2', 'Bonjour'), fr('3', 'Salut'))).toEqual({
    at: '1',
    source: 'Bonjour',
  });
  expect(title(en('1', 'Hello'))).toEqual({ at: '1' });
});

test('[TRANS-11] one that was deleted and came back was written anew', () => {
  const gone: PublishedVersion = { language: 'en', at: '2', content: undefined };
  expect(title(fr('', 'Bonjour'), en('', 'Hello'), fr('1', 'Salut'), gone, en('3', 'Hello'))).toEqual({
    ...{ at: '3', source: 'Salut' },
  });
});

test('[TRANS-11] the source of a text is always a French text that was published by then', () => {
  const version = fc.record({
    language: fc.constantFrom('fr' as const, 'en' as const),
    title: fc.constantFrom('a', 'b', 'c'),
  });
  fc.assert(
    fc.property(fc.array(version), (steps) => {
      const versions = steps.map(({ language, title }, at) => ({
        language,
        at: String(at).padStart(3, '0'),
        content: { title },
      }));
      const touch = lastTouched(shape, versions).get('title');
      const lastEnglish = versions.findLastIndex(
        (one, index) =>
          one.language === 'en' &&
          one.content.title !==
            versions.slice(0, index).findLast(({ language }) => language === 'en')?.content.title,
      );
      const before = versions.slice(0, lastEnglish + 1).findLast(({ language }) => language === 'fr');
      const first = versions.find(({ language }) => language === 'fr');
      expect(touch?.at).toBe(versions[lastEnglish]?.at);
      expect(touch?.source).toBe(lastEnglish === -1 ? undefined : (before ?? first)?.content.title);
    }),
  );
});
