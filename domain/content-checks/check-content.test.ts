import { expect, test } from 'vitest';
import { checkDocument, headingProblems, shapeProblems } from './check-content.ts';
import { typographyProblems } from './typography.ts';

const known = {
  isAddress: (path: string) => ['/contact', '/en/contact'].includes(path.split(/[?#]/)[0] ?? ''),
};
const says = (content: unknown, language: 'fr' | 'en' = 'fr') =>
  checkDocument({ place: 'home', language, content }, known).map((found) => `${found.path} ${found.says}`);

test.each([
  'L’été : 20 € d’avance !',
  '« Bonjour », dit-elle ; et vous ?',
  'À 9h30, rendez-vous rue de la Clef…',
  'https://exemple.fr/?a=b',
  '/contact?plan=x',
])('%s is well set', (text) => {
  expect(typographyProblems(text)).toEqual([]);
});

test.each([
  ["L'été ici", 'apostrophe'],
  ['Un "mot" ici', 'guillemets droits'],
  ['Vraiment ?', 'avant ? ! ;'],
  ['Vraiment? oui', 'pas d’espace'],
  ['Le prix : bas', 'deux-points'],
  ['« mot » ici', 'dans les guillemets'],
  ['Dès 20 € net', '€ ou %'],
  ['Et puis...  rien', 'trois points'],
])('%s is not', (text, problem) => {
  expect(typographyProblems(text).join()).toContain(problem);
});

test('links must lead somewhere, in fields and inside texts', () => {
  const content = {
    cta: { link: '/contact?plan=Pro', other: '/nulle-part' },
    body: 'Voir [nous](/contact), <a href="/perdu">ici</a> ou <a href=\'/egare\'>là</a>.',
    image: '/images/x.webp',
  };
  expect(says(content)).toEqual([
    'cta.other lien sans page : /nulle-part',
    'body lien sans page : /perdu',
    'body lien sans page : /egare',
  ]);
});

test('search texts keep their length, pictures have words', () => {
  expect(says({ seoTitle: 'x'.repeat(61), seoDescription: 'trop court' })).toEqual([
    'seoTitle titre de 61 caractères, de 10 à 60',
    'seoDescription description de 10 caractères, de 50 à 160',
  ]);
  expect(says({ seoTitle: 'Court' })).toEqual(['seoTitle titre de 5 caractères, de 10 à 60']);
  const images = [
    { src: '/images/a.webp', alt: ' ' },
    { src: '', alt: '' },
    { image: '/images/b.webp', imageAlt: 'Une rue' },
  ];
  expect(says({ images })).toEqual(['images.0.alt texte alternatif manquant']);
  const written = '![](/media/a.webp) ![Une rue](/media/b.webp) <img src="c.webp"> <img alt="" src="d.webp">';
  expect(says({ content: `${written} <img src="e.webp" alt='Un pont'>` }, 'en')).toEqual(
    Array(3).fill('content image sans texte alternatif'),
  );
});

test('English texts are not held to French typography', () => {
  expect(says({ title: "It's 20% off!" }, 'en')).toEqual([]);
});

test('both languages have the same fields, whatever the length of their lists', () => {
  expect(shapeProblems({ a: 'x', list: [{ b: 'x' }] }, { a: 'x', list: [{ b: 'x' }, { b: 'y' }] })).toEqual(
    [],
  );
  expect(shapeProblems({ a: 'x' }, { a: 'x', b: { c: 'x' } })).toEqual([{ path: 'b.c', language: 'fr' }]);
});

test('headings go down one level at a time', () => {
  expect(headingProblems([2, 3, 2, 3, 4])).toEqual([]);
  expect(headingProblems([2, 4])).toEqual(['titre de niveau 4 après un titre de niveau 2']);
  expect(headingProblems([3])).toHaveLength(1);
});
