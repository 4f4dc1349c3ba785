import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatorSchema } from '../content/sections/calculator.schema.ts';
import type { Language } from '../languages.ts';
import { type ChangedDocument, checkPublication } from './publication-checks.ts';
import { weightOf } from './publication-findings.ts';

const known = {
  isAddress: (address: string) => ['/contact', '/en/contact', '/blog/vieux'].includes(address),
  isCaseStudy: (id: string) => id === 'cave',
  calculator: calculatorSchema.parse({}),
};
const always = { before: known, after: known, lostImages: new Set(['/media/perdue-1.20x20.webp']) };

const changed = (before: unknown, after: unknown, more: Partial<ChangedDocument> = {}): ChangedDocument => ({
  ...{ collection: 'section', language: 'fr', id: 'home', before, after },
  ...more,
});

/** What is found, in short: weight, code and path. */
const found = (...documents: ChangedDocument[]) =>
  checkPublication(documents, always).map((one) => `${weightOf(one)} ${one.code} ${one.path}`);

test('[PUBLISH-06] a dead link and an emptied required text block', () => {
  const before = { hero: { title: 'Bonjour', subtitle: 'Oui' }, cta: { link: '/contact' } };
  expect(found(changed(before, { ...before, cta: { link: '/perdu' } }))).toEqual([
    'blocks dead-link cta.link',
  ]);
  expect(found(changed(before, { ...before, hero: { title: '  ', subtitle: '' } }))).toEqual([
    'blocks empty-text hero.title',
  ]);
});

test('[PUBLISH-06] an image that is not there blocks, in a field and in a text; online already, it does not', () => {
  const before = { image: '/media/la-1.20x20.webp', content: '' };
  const lost = '/media/perdue-1.20x20.webp';
  const html = `<img src="/media/perdue-1.20x20-10.avif" srcset="${lost} 2x" alt="x">`;
  expect(found(changed(before, { ...before, image: lost }))).toEqual(['blocks lost-picture image']);
  expect(found(changed(before, { ...before, content: html }))).toEqual(['blocks lost-picture content']);
  expect(found(changed({ ...before, image: lost }, { image: lost, content: 'x' }))).toEqual([
    'look lost-picture image',
  ]);
  expect(found(changed(before, { ...before, content: `https://ailleurs.example${lost}` }))).toEqual([]);
});

test('[PUBLISH-06] a new entry of a list needs its required texts too', () => {
  const items = [{ title: 'Un', description: '' }];
  expect(found(changed({ items }, { items: [...items, { title: '', description: 'x' }] }))).toEqual([
    'blocks empty-text items.1.title',
  ]);
});

test('[EDIT-41] a block of a case study that was left empty does not block, one without its title does', () => {
  const study = { title: 'A', hero: { title: 'A' } };
  const publish = (after: object) =>
    found(changed(study, { ...study, ...after }, { collection: 'case-study', id: 'a' }));
  expect(publish({ challenge: { title: ' ', problems: [] }, gallery: [{ image: '', title: '' }] })).toEqual(
    [],
  );
  expect(publish({ challenge: { title: '', description: 'x' } })).toEqual([
    'blocks empty-text challenge.title',
  ]);
  expect(publish({ title: '' })).toEqual(['blocks empty-text title']);
});

test('[PUBLISH-06] a link that only dies with this publication blocks', () => {
  const document = changed({ link: '/blog/vieux', a: '1' }, { link: '/blog/vieux', a: '2' });
  const after = { ...known, isAddress: () => false };
  expect(checkPublication([document], { ...always, after })).toMatchObject([
    { code: 'dead-link', path: 'link', address: '/blog/vieux' },
  ]);
});

test('[WAY-16] [WAY-19] a case study or a choice that is not there deserves a look, and blocks nothing', () => {
  const partner = (caseStudy: string) => ({ partners: { items: [{ name: 'Vauban', caseStudy }] } });
  const partners = changed(partner('cave'), partner('gone'), { id: 'common' });
  expect(found(partners)).toEqual(['look lost-case-study partners.items.0.caseStudy']);
  const study = (type: string, features: string[]) => ({ title: 'A', calculator: { type, features } });
  const after = changed(study('website', []), study('website', ['inventory']), {
    ...{ collection: 'case-study', id: 'a' },
  });
  expect(found(after)).toEqual(['look lost-choice calculator.features.0']);
});

test('[PUBLISH-06] what was wrong before is told and does not block, also where it moved in its list', () => {
  const wrong = { title: '', link: '/perdu' };
  const before = { items: [wrong], other: 'a' };
  const standing = ['look empty-text items.0.title', 'look dead-link items.0.link'].sort();
  expect(found(changed(before, { ...before, other: 'b' })).sort()).toEqual(standing);
  const moved = { ...before, items: [{ title: 'Neuf', link: '/contact' }, wrong] };
  expect(found(changed(before, moved)).sort()).toEqual(
    standing.map((one) => one.replace('items.0', 'items.1')),
  );
  const twice = { ...before, items: [wrong, wrong] };
  expect(found(changed(before, twice)).sort()).toEqual(
    [...standing, 'blocks empty-text items.1.title', 'blocks dead-link items.1.link'].sort(),
  );
});

test('[PUBLISH-06] a text of an article must be there; of a hidden one nothing is asked', () => {
  const article = { title: 'T', excerpt: 'E', content: '<p>x</p>', status: 'published' };
  const empty = { ...article, excerpt: '', content: '<p><a href="/perdu">x</a></p>' };
  const more = { collection: 'article', id: 'a' } as const;
  expect(found(changed(article, empty, more))).toEqual([
    'blocks dead-link content',
    'blocks empty-text excerpt',
  ]);
  expect(found(changed(article, { ...empty, status: 'draft' }, more))).toEqual([]);
  const study = { collection: 'case-study', id: 'b' } as const;
  expect(found(changed({}, { link: '/perdu', published: false }, study))).toEqual([]);
});

test('[PUBLISH-06] search texts that are too long and images without words deserve a look', () => {
  const before = { seoTitle: 'Un bon titre', images: [] };
  const after = { seoTitle: 'x'.repeat(61), images: [{ src: '/images/a.webp', alt: '' }] };
  expect(found(changed(before, after, { collection: 'article', id: 'a' }))).toEqual([
    'look search-text seoTitle',
    'look picture-words images.0.alt',
  ]);
  expect(found(changed(before, { ...before, seoTitle: 'Court' }))).toEqual([]);
});

test.each([
  [1000, 0, 'asks price-zero'],
  [1000, 1300, undefined],
  [1000, 1301, 'asks price-moved'],
  [1000, 700, undefined],
  [1000, 699, 'asks price-moved'],
  [0, 500, 'asks price-moved'],
  [0, 0, undefined],
  ['20€/mois', '25€/mois', undefined],
  ['20€/mois', '2€/mois', 'asks price-moved'],
  ['À partir de 1 700 €', 'À partir de 1 €', 'asks price-moved'],
  ['À partir de 1\u202f700\u00a0€', 'À partir de 1 800 €', undefined],
  ['€1,500', '€1,600', undefined],
  ['€1,500', '€1.50', 'asks price-moved'],
  ['12,50 €', '13 €', undefined],
  ['20 €', '0 €', 'asks price-zero'],
  ['20 €', 'Gratuit', 'asks price-moved'],
  ['20 €', 'Sur devis', 'asks price-moved'],
  ['20 €', '€', 'asks price-moved'],
  ['20 €', '20,1,1 €', 'asks price-moved'],
  ['De 49 à 490 €/mois', 'De 49 à 4 900 €/mois', 'asks price-moved'],
  ['De 49 à 490 €/mois', 'De 49 à 0 €/mois', 'asks price-moved'],
  ['De 49 à 490 €/mois', 'De 55 à 500 €/mois', undefined],
  ['49 €/mois', '49 €/mois, puis 9 €', 'asks price-moved'],
  ['De 49 à 490 €/mois', '49 €/mois', 'asks price-moved'],
  ['Sur devis', '20 €', undefined],
  ['Sur devis', 'Gratuit', undefined],
  ['20 €', '', 'blocks empty-price'],
  ['De 49 à 490 €/mois', ' \u00a0', 'blocks empty-price'],
  ['Sur devis', '', 'look empty-figure'],
])('[PUBLISH-06] [PUBLISH-14] a price from %j to %j: %s', (before, after, says) => {
  const id = typeof before === 'number' ? 'calculator' : 'hosting';
  const plans = (price: unknown) => ({ plans: [{ name: 'Pro', price }] });
  expect(found(changed(plans(before), plans(after), { id }))).toEqual(says ? [`${says} plans.0.price`] : []);
});

test('[PUBLISH-06] a price is compared with that of the same entry, wherever it stands', () => {
  const blog = { id: 'blog', name: 'Blog', price: 500 };
  const shop = { id: 'shop', name: 'Boutique', price: 5000 };
  const compare = (before: unknown, after: unknown) =>
    found(changed({ features: before }, { features: after }, { id: 'calculator' }));
  expect(compare([blog, shop], [shop, blog])).toEqual([]);
  expect(compare([blog, shop], [shop])).toEqual([]);
  expect(compare([blog, shop], [shop, { ...blog, price: 50 }])).toEqual([
    'asks price-moved features.1.price',
  ]);
  const named = ({ id: _, ...entry }: typeof blog) => entry;
  expect(compare([named(blog), named(shop)], [named(shop), named(blog)])).toEqual([]);
  const renamed = { name: 'Journal', price: 5 };
  expect(compare([named(blog)], [renamed])).toEqual(['asks price-moved features.0.price']);
});

test('[PUBLISH-06] [PUBLISH-14] a price says what it is the price of', () => {
  const types = (simple: number) => ({
    projectTypes: [{ id: 'website', title: 'Site vitrine', prices: { simple } }],
  });
  const named = checkPublication([changed(types(1500), types(1), { id: 'calculator' })], always);
  expect(named).toMatchObject([{ code: 'price-moved', entry: 'Site vitrine' }]);
  const design = (premium: number) => ({ designPrices: { premium } });
  const [unnamed] = checkPublication([changed(design(3000), design(1), { id: 'calculator' })], always);
  expect(unnamed).not.toHaveProperty('entry');
});

test('[PUBLISH-06] [PUBLISH-14] a price in words is told in its words, in each language', () => {
  const plans = (price: string) => ({ plans: [{ name: 'Pro', price }] });
  const both = [
    changed(plans('49 €/mois'), plans(' Gratuit '), { id: 'maintenance' }),
    changed(plans('€49/month'), plans(''), { id: 'maintenance', language: 'en' }),
  ];
  expect(checkPublication(both, always)).toEqual([
    expect.objectContaining({ code: 'price-moved', language: 'fr', was: '49 €/mois', becomes: 'Gratuit' }),
    expect.objectContaining({ code: 'empty-price', language: 'en', was: '€49/month', becomes: '' }),
  ]);
});

test('[PUBLISH-06] of entries with the same name, each price is compared with that in its place', () => {
  const plans = { plans: ['', '20 €', '40 €'].map((price) => ({ name: 'Pro', price })) };
  expect(found(changed(plans, { ...plans, title: 'Neuf' }, { id: 'hosting' }))).toEqual([]);
});

test('[PUBLISH-06] prices that both calculators share are told once', () => {
  const prices = (simple: number) => ({ designPrices: { simple } });
  const both = (['fr', 'en'] as const).map((language) =>
    changed(prices(100), prices(1), { id: 'calculator', language }),
  );
  expect(checkPublication(both, always)).toMatchObject([
    { code: 'price-moved', language: 'fr', path: 'designPrices.simple', was: 100, becomes: 1 },
  ]);
});

test('[PUBLISH-06] [PUBLISH-14] a figure that became nothing deserves a look', () => {
  const stats = (value: unknown) => ({ stats: { items: [{ value, suffix: '+', label: 'projets' }] } });
  expect(found(changed(stats(150), stats(0)))).toEqual(['look empty-figure stats.items.0.value']);
  expect(found(changed(stats('40 %'), stats(' ')))).toEqual(['look empty-figure stats.items.0.value']);
  expect(found(changed(stats(0), stats(0)))).toEqual([]);
});

test('[PUBLISH-06] the other language is named where only one was written, at the field that changed', () => {
  const before = { hero: { title: 'Un', subtitle: 'x' }, count: 1 };
  const after = { ...before, hero: { title: 'Deux', subtitle: 'x' } };
  const one = (language: Language, more = {}) =>
    changed(before, after, { language, translation: 'home', ...more });
  expect(checkPublication([one('fr')], always)).toMatchObject([
    { code: 'other-language', language: 'en', id: 'home', path: 'hero.title' },
  ]);
  expect(found(one('fr'), one('en'))).toEqual([]);
  expect(found(one('fr', { translation: undefined }))).toEqual([]);
  expect(found(changed(before, { ...before, count: 2 }, { translation: 'home' }))).toEqual([]);
});

test('[PUBLISH-06] what changes nothing finds nothing to ask or to block, whatever it holds', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('home', 'calculator'), (content, id) => {
      const weights = checkPublication([changed(content, content, { id, translation: id })], always);
      expect(weights.filter((one) => weightOf(one) !== 'look')).toEqual([]);
    }),
  );
});
