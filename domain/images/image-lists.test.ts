import { expect, test } from 'vitest';
import { inBothLanguages, shownImages } from './image-lists.ts';

const image = (name: string, words: string) => ({ image: `/${name}.webp`, alt: words, title: words });
const listed = (name: string, fr: string, en: string) => ({
  ...{ src: `/${name}.webp`, alt: { fr, en }, title: { fr, en } },
});

test('[EDIT-44] the order of the French list, then what only the English one has', () => {
  const fr = [image('cat', 'Chat'), image('shop', 'Boutique')];
  const en = [image('street', 'Street'), image('shop', 'Shop'), image('cat', 'Cat')];
  expect(inBothLanguages({ fr, en })).toEqual({
    images: [
      listed('cat', 'Chat', 'Cat'),
      listed('shop', 'Boutique', 'Shop'),
      listed('street', 'Street', 'Street'),
    ],
  });
});

test('[EDIT-44] words that a language lacks are those of the other', () => {
  const fr = [image('cat', 'Chat'), image('shop', '')];
  const en = [image('cat', ''), image('shop', 'Shop')];
  expect(inBothLanguages({ fr, en })?.images).toEqual([
    listed('cat', 'Chat', 'Chat'),
    listed('shop', 'Shop', 'Shop'),
  ]);
});

test('[EDIT-44] a description is told where the list has one', () => {
  const fr = [{ ...image('cat', 'Chat'), description: 'Il dort.' }];
  const en = [{ ...image('cat', 'Cat'), description: '' }];
  expect(inBothLanguages({ fr, en })?.images).toEqual([
    { ...listed('cat', 'Chat', 'Cat'), description: { fr: 'Il dort.', en: 'Il dort.' } },
  ]);
});

test('[EDIT-44] an entry without an image is left out, and one that repeats it; without any the list is absent', () => {
  const entries = [image('cat', 'Chat'), { ...image('', 'Rien'), image: ' ' }, image('cat', 'Encore')];
  expect(shownImages(entries)).toEqual([image('cat', 'Chat')]);
  expect(inBothLanguages({ fr: [], en: [] })).toBeUndefined();
  expect(inBothLanguages({ fr: [{ image: '', alt: 'x', title: 'x' }], en: [] })).toBeUndefined();
});
