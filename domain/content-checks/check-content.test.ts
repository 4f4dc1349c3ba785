import { expect, test } from 'vitest';
import { calculatorSchema } from '../content/sections/calculator.schema.ts';
import type { DocumentRef } from '../documents.ts';
import { checkDocument, headingProblems, missingTranslations } from './check-content.ts';
import { fieldKindsOf } from './field-kinds.ts';
import { typographyProblems } from './typography.ts';

const known = {
  isAddress: (path: string) => ['/contact', '/en/contact'].includes(path.split(/[?#]/)[0] ?? ''),
  isCaseStudy: (id: string, language: string) => id === `cave-${language}`,
  calculator: calculatorSchema.parse({}),
};
const section = (language: 'fr' | 'en'): DocumentRef => ({ collection: 'section', language, id: 'common' });
const foundIn = (ref: DocumentRef, content: unknown) =>
  checkDocument({ place: 'home', ref, content }, known).map(({ path, problem }) => ({ path, ...problem }));
const found = (content: unknown, language: 'fr' | 'en' = 'fr') => foundIn(section(language), content);

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
  ["L'été ici", 'straight-apostrophe'],
  ['Un "mot" ici', 'straight-quotes'],
  ['Vraiment ?', 'space-before-mark'],
  ['Vraiment? oui', 'no-space-before-mark'],
  ['Le prix : bas', 'space-before-colon'],
  ['« mot » ici', 'space-inside-quotes'],
  ['Dès 20 € net', 'space-before-unit'],
  ['Et puis...  rien', 'three-dots'],
])('%s is not', (text, problem) => {
  expect(typographyProblems(text)).toEqual([problem]);
});

test('links must lead somewhere, in fields and inside texts', () => {
  const content = {
    cta: { link: '/contact?plan=Pro', other: '/nulle-part' },
    body: 'Voir [nous](/contact), <a href="/perdu">ici</a> ou <a href=\'/egare\'>là</a>.',
    image: '/images/x.webp',
  };
  expect(found(content)).toEqual([
    { path: 'cta.other', code: 'broken-link', address: '/nulle-part' },
    { path: 'body', code: 'broken-link', address: '/perdu' },
    { path: 'body', code: 'broken-link', address: '/egare' },
  ]);
});

test.each([
  ...[
    'nexiste-pas',
    'contact',
    'www.exemple.fr',
    'calculateur prix',
    '/Nexiste',
    '/nexiste.html',
    '/à-propos',
  ],
  ...['/2026/offre', '/nexiste?plan=Pro', '?plan=Pro'],
])('[PUBLISH-06] %s in the field of an address leads nowhere', (url) => {
  const link = { path: 'announcement.link', code: 'broken-link', address: url };
  expect(found({ announcement: { link: url } })).toEqual([link]);
});

test.each([
  ...['', '#tarifs', '/contact#formulaire', ' /contact ', 'https://exemple.fr/x y', '//exemple.fr'],
  ...['mailto:a@exemple.fr', 'tel:+33353012468', '/media/plaquette.pdf', '/sitemap.xml'],
])('[PUBLISH-06] "%s" there is no dead link', (url) => {
  expect(found({ announcement: { link: url } })).toEqual([]);
});

test('[PUBLISH-06] the fields of addresses are known by the shape of their document', () => {
  const kinds = fieldKindsOf({ collection: 'section', id: 'common' });
  expect(['menus.header.0.url', 'announcement.link', 'announcement.linkLabel', 'nope'].map(kinds)).toEqual([
    ...['link', 'link', 'text', undefined],
  ]);
  const ofStudy = fieldKindsOf({ collection: 'case-study', id: 'cave-vauban' });
  expect(['hero.website', 'hero.title'].map(ofStudy)).toEqual(['link', 'text']);
  const ofArticle = fieldKindsOf({ collection: 'article', id: 'x' });
  expect(['content', 'page'].map(ofArticle)).toEqual(['rich-text', 'link']);
});

test('[WAY-16] a case study that nobody can read is named where it is referred to, by its language', () => {
  const items = ['cave-fr', '', 'cave-en', 'gone'].map((caseStudy) => ({ name: 'x', caseStudy }));
  const lost = (place: number, id: string) => ({
    path: `partners.items.${place}.caseStudy`,
    ...{ code: 'lost-case-study', id },
  });
  expect(found({ partners: { items } })).toEqual([lost(2, 'cave-en'), lost(3, 'gone')]);
  expect(found({ partners: { items } }, 'en')).toEqual([lost(0, 'cave-fr'), lost(3, 'gone')]);
});

test('[WAY-19] choices of a case study that the calculator does not offer are named, in a study only', () => {
  const calculator = { type: 'website', features: ['blog', 'inventory'] };
  const study = { collection: 'case-study', language: 'en', id: 'cave' } as const;
  expect(foundIn(study, { calculator })).toEqual([
    { path: 'calculator.features.1', code: 'lost-choice', id: 'inventory' },
  ]);
  expect(found({ calculator })).toEqual([]);
});

test('[WAY-20] an article that leads to a page which is not there is named', () => {
  const article = { collection: 'article', language: 'fr', id: 'a' } as const;
  expect(foundIn(article, { page: 'perdue' })).toEqual([
    { path: 'page', code: 'broken-link', address: 'perdue' },
  ]);
  for (const page of ['', '/contact']) expect(foundIn(article, { page })).toEqual([]);
});

test('search texts keep their length, images have words', () => {
  expect(found({ seoTitle: 'x'.repeat(61), seoDescription: 'trop court' })).toEqual([
    { path: 'seoTitle', code: 'seo-title-length', length: 61, min: 10, max: 60 },
    { path: 'seoDescription', code: 'seo-description-length', length: 10, min: 50, max: 160 },
  ]);
  expect(found({ seoTitle: 'Court' })).toEqual([
    { path: 'seoTitle', code: 'seo-title-length', length: 5, min: 10, max: 60 },
  ]);
  const images = [
    { src: '/images/a.webp', alt: ' ' },
    { src: '', alt: '' },
    { image: '/images/b.webp', imageAlt: 'Une rue' },
  ];
  expect(found({ images })).toEqual([{ path: 'images.0.alt', code: 'missing-alt' }]);
  const written = '![](/media/a.webp) ![Une rue](/media/b.webp) <img src="c.webp"> <img alt="" src="d.webp">';
  expect(found({ content: `${written} <img src="e.webp" alt='Un pont'>` }, 'en')).toEqual(
    Array(3).fill({ path: 'content', code: 'image-without-alt' }),
  );
});

test('built-in words stay as the contract has them, an edited one is looked at', () => {
  const texts = (error: string) => ({ chat: { error } });
  const contact = { ...section('fr'), id: 'contact' };
  expect(foundIn(contact, texts("Erreur lors de l'envoi. Veuillez réessayer."))).toEqual([]);
  expect(foundIn(contact, texts("Erreur lors de l'envoi."))).toEqual([
    { path: 'chat.error', code: 'straight-apostrophe' },
  ]);
});

test('English texts are not held to French typography', () => {
  expect(found({ title: "It's 20% off!" }, 'en')).toEqual([]);
});

test('both languages have the same fields, whatever the length of their lists', () => {
  expect(
    missingTranslations({ a: 'x', list: [{ b: 'x' }] }, { a: 'x', list: [{ b: 'x' }, { b: 'y' }] }),
  ).toEqual([]);
  expect(missingTranslations({ a: 'x' }, { a: 'x', b: { c: 'x' } })).toEqual([
    { path: 'b.c', language: 'fr' },
  ]);
});

test('headings go down one level at a time', () => {
  expect(headingProblems([2, 3, 2, 3, 4])).toEqual([]);
  expect(headingProblems([2, 4])).toEqual([{ code: 'skipped-heading', level: 4, above: 2 }]);
  expect(headingProblems([3])).toHaveLength(1);
});
