import { describe, expect } from 'vitest';
import type { SectionContent } from '#domain/content/sections.ts';
import { edit } from '#tests/support/data/edit.ts';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const order = 'hero introduction services process advantages call'.split(' ');

const pages = [
  {
    language: 'fr',
    path: '/expertises',
    closing: ['/contact', '/tarifs'],
    targets: [
      'developpement-react',
      'sites-wordpress',
      'ecommerce-woocommerce',
      'applications-mobiles',
      'applications-nextjs',
      'maintenance-support',
    ],
    steps: ['Analyse des besoins', 'Conception', 'Développement', 'Déploiement', 'Suivi'],
    advantages: ['Sécurité', 'Performance', 'De quoi grandir', 'Quelqu’un qui vous connaît'],
    own: ['creation-sites-web', 'developpement-web', 'refonte-site-web', 'seo-referencement'],
  },
  {
    language: 'en',
    path: '/en/expertises',
    closing: ['/en/contact', '/en/pricing'],
    targets: [
      'react-development',
      'wordpress-sites',
      'ecommerce-woocommerce',
      'mobile-applications',
      'nextjs-applications',
      'maintenance-support',
    ],
    steps: ['Needs analysis', 'Design', 'Development', 'Deployment', 'Follow-up'],
    advantages: ['Security', 'Performance', 'Scalability', 'Dedicated support'],
    own: ['web-creation', 'web-development', 'website-redesign', 'seo-referencing'],
  },
] as const;

/** The cards of the shelf, each with the lists it holds. */
const cardsOf = (page: string) => html.section(page, 'services').split('<div class="shelf-board">').slice(1);

describe.each(pages)('$path', ({ language, path, closing, targets, steps, advantages, own }) => {
  test('[EXPERT-01] hero, six cards, process, advantages and the closing buttons, in this order', async ({
    site,
  }) => {
    const page = await site.text(path);
    expect(html.sectionIds(page)).toEqual(order);
    expect(html.headings(html.section(page, 'hero'))).toHaveLength(1);
    expect(cardsOf(page)).toHaveLength(6);
  });

  test('[EXPERT-02] every card shows what the managed content says', async ({ site }) => {
    const { cards } = await site.json<SectionContent<'services'>>(`/data/${language}/services.json`);
    const shown = cardsOf(await site.text(path));
    for (const [place, card] of cards.entries()) {
      const found = shown[place] ?? '';
      expect(found).toContain('<svg');
      expect(html.textsOf(found, 'h3')).toEqual([card.title]);
      expect(html.textsOf(found, 'p')).toEqual([card.price, card.description]);
      expect(html.textsOf(found, 'li')).toEqual(card.features);
      expect(html.textsOf(found, 'a')).toEqual([card.linkLabel]);
      const words = [card.title, card.price, card.description, card.linkLabel, ...card.features];
      expect(words.filter((text) => text.trim() === '')).toEqual([]);
      expect(card.features.length).toBeGreaterThan(0);
    }
    expect(new Set(shown.map((card) => /<svg[\s\S]*?<\/svg>/.exec(card)?.[0])).size).toBe(6);
  });

  test('[EXPERT-03] the six links lead to their pages in the language of the visitor', async ({ site }) => {
    const links = html.links(html.section(await site.text(path), 'services'));
    expect(links).toEqual(targets.map((target) => `${path}/${target}`));
    for (const link of links) expect([link, (await site.get(link)).status]).toEqual([link, 200]);
  });

  test('[EXPERT-04] five steps in their order, four advantages', async ({ site }) => {
    const page = await site.text(path);
    expect(html.section(page, 'process')).toContain('<ol');
    expect(html.textsOf(html.section(page, 'process'), 'h3')).toEqual(steps);
    expect(html.textsOf(html.section(page, 'advantages'), 'h3')).toEqual(advantages);
  });

  test('[EXPERT-05] the closing buttons lead to contact and prices', async ({ site }) => {
    expect(html.links(html.section(await site.text(path), 'call'))).toEqual(closing);
  });

  test('[EXPERT-06] four more pages show this screen, each with its own words and canonical link', async ({
    site,
  }) => {
    const addresses = [path, ...own.map((slug) => `${path}/${slug}`)];
    const shown = await Promise.all(addresses.map((address) => site.text(address)));
    for (const [place, page] of shown.entries()) {
      const address = addresses[place] ?? '';
      expect([address, html.screenOf(page)]).toEqual([address, 'Expertises']);
      expect(html.canonical(page)).toEqual([site.url + address]);
      expect(html.sectionIds(page)).toEqual(order);
    }
    const different = (read: (page: string) => unknown) =>
      new Set(shown.map((page) => JSON.stringify(read(page)))).size;
    expect(different(html.title)).toBe(5);
    expect(different((page) => html.meta(page, 'description'))).toBe(5);
    expect(different((page) => html.headings(page))).toBe(5);
    expect(different((page) => html.textsOf(html.section(page, 'hero'), 'p'))).toBe(5);
    expect(different((page) => html.textsOf(html.section(page, 'introduction'), 'p'))).toBe(5);
  });
});

test('[EXPERT-06] an edit of one of the pages changes that page only', async () => {
  const site = await startSite();
  await edit(site, 'fr', 'services', {
    'pages.seo.hero.title': 'Trouvé !',
    'pages.seo.hero.subtitle': 'Sous-titre à moi',
    'pages.seo.introduction.title': 'Une autre introduction',
    'pages.seo.seoTitle': 'Un autre titre',
  });
  const seo = await site.text('/expertises/seo-referencement');
  expect(html.headings(seo)).toEqual(['Trouvé !']);
  expect(html.textsOf(html.section(seo, 'hero'), 'p')[0]).toBe('Sous-titre à moi');
  expect(html.textsOf(html.section(seo, 'introduction'), 'h2')).toEqual(['Une autre introduction']);
  expect(html.title(seo)).toEqual(['Un autre titre']);
  expect(html.headings(await site.text('/expertises'))).not.toEqual(['Trouvé !']);
});
