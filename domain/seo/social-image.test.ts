import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { pageById, pageList } from '../pages.ts';
import { socialImageOf, socialImagePath } from './social-image.ts';

test('every page but an estimate has the address of an image, which leads back to it', () => {
  for (const page of pageList)
    for (const language of languages) {
      const slug = page[language].includes('{slug}') ? { slug: 'l’été/à 2' } : {};
      const path = socialImagePath({ page, language, ...slug });
      if (page.screen === 'Estimate') expect(path).toBeUndefined();
      else expect(socialImageOf(path ?? '')).toEqual({ page, language, ...slug });
    }
});

test('no other address is one', () => {
  expect(socialImagePath({ page: pageById('home'), language: 'en' })).toBe('/social/en/home.jpg');
  for (const path of [
    ...['/social/de/home.jpg', '/social/fr/nothing.jpg', '/social/fr/home.png', '/social/fr/home/x.jpg'],
    ...[
      '/social/fr/article.jpg',
      '/social/fr/article/%E0%A4%A.jpg',
      '/social/fr/estimate/abc.jpg',
      '/social',
    ],
  ])
    expect([path, socialImageOf(path)]).toEqual([path, undefined]);
});
