import { expect, test } from 'vitest';
import { referredStudy } from './referred-study.ts';

const study = (id: string, more: { slug?: string; translation?: string } = {}) => ({ id, slug: id, ...more });
const published = {
  fr: [study('cave'), study('musee', { translation: 'museum' }), study('velos')],
  en: [study('cave', { slug: 'the-cellar' }), study('museum', { translation: 'musee' })],
};

test('[WAY-16] a reference leads to the study of its language that has this id', () => {
  expect(referredStudy('cave', 'fr', published)?.slug).toBe('cave');
  expect(referredStudy('cave', 'en', published)?.slug).toBe('the-cellar');
});

test('[WAY-16] named by its id in the other language, it is the translation', () => {
  expect(referredStudy('musee', 'en', published)?.id).toBe('museum');
  expect(referredStudy('museum', 'fr', published)?.id).toBe('musee');
});

test.each(['', 'gone', 'constructor', 'velos'])(
  '[WAY-16] "%s" leads nowhere in English: nothing is chosen, it is gone, or it has no translation',
  (id) => {
    expect(referredStudy(id, 'en', published)).toBeUndefined();
  },
);
