import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Créer un Site : Guide & Conseils 2025', 'creer-un-site-guide-conseils-2025'],
  ["L'été à Paris", 'lete-a-paris'],
  ['a -- b', 'a-b'],
  ['  Œuvre d’art !  ', 'oeuvre-dart'],
  ['— ?', ''],
])('[ARTICLE-15] the slug of %j is %j', (title, slug) => expect(slugOf(title)).toBe(slug));
