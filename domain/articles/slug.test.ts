import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Créer un Site : Guide & Conseils 2025', 'creer-un-site-guide-conseils-2025'],
  ["L'été à Paris", 'lete-a-paris'],
  ['a -- b', 'a-b'],
  ['  Œuvre d’art !  ', 'oeuvre-dart'],
  ['— ?', ''],
])('[ARTICLE-15] the slug of %j is %j', (title, slug) => expect(slugOf(title)).toBe(slug));

test.each([
  ['Créer un site Web à Bruxelles : le guide 2025 !', 'creer-un-site-web-a-bruxelles-le-guide-2025'],
  ["L'été   du SEO", 'lete-du-seo'],
  ['Next.js & React -- 10 astuces', 'nextjs-react-10-astuces'],
  ['100% gratuit ?', '100-gratuit'],
  ['a_b', 'ab'],
  [' - Déjà - ', 'deja'],
])('[ARTED-11] the editor makes %j into %j', (title, slug) => expect(slugOf(title)).toBe(slug));
