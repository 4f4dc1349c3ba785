import { describe, expect } from 'vitest';
import type { SectionContent } from '#domain/content/sections.ts';
import { edit } from '#tests/support/data/edit.ts';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const pages = [
  { language: 'fr', path: '/tarifs', calculator: '/calculateur-prix', contact: '/contact' },
  { language: 'en', path: '/en/pricing', calculator: '/en/price-calculator', contact: '/en/contact' },
] as const;

describe.each(pages)('$path', ({ language, path, calculator, contact }) => {
  test('[PRICING-01] every managed offer is there with its price and what is included', async ({ site }) => {
    const { offers, included } = await site.json<SectionContent<'pricing'>>(`/data/${language}/pricing.json`);
    const page = await site.text(path);
    const shown = html.section(page, 'offers').split('<h3').slice(1);
    expect(offers).toHaveLength(4);
    expect(shown).toHaveLength(4);
    for (const [place, offer] of offers.entries()) {
      const found = `<h3${shown[place]}`;
      expect(html.textsOf(found, 'h3')).toEqual([offer.name]);
      expect(html.textsOf(found, 'p').slice(0, 2)).toEqual([offer.price, offer.description]);
      expect(html.textsOf(found, 'li').slice(0, offer.features.length)).toEqual(offer.features);
      expect(offer.price).toMatch(language === 'fr' ? /^À partir de \d.*€$/ : /^From €\d/);
      expect(offer.features.length).toBeGreaterThan(0);
    }
    expect(html.textsOf(html.section(page, 'included'), 'li')).toEqual(included);
  });

  test('[PRICING-02] the page calls to the calculator and to the contact page', async ({ site }) => {
    const { agency } = await site.json<SectionContent<'common'>>(`/data/${language}/common.json`);
    const page = await site.text(path);
    expect(html.links(html.section(page, 'calculator'))).toEqual([calculator]);
    expect(html.links(html.section(page, 'contact'))).toEqual([contact, agency.phoneHref]);
  });

  test('each offer opens the calculator at the price it names', async ({ site }) => {
    const { offers } = await site.json<SectionContent<'pricing'>>(`/data/${language}/pricing.json`);
    const links = html.links(html.section(await site.text(path), 'offers'));
    expect(links).toHaveLength(offers.length);
    for (const [place, link] of links.entries()) {
      expect(link.split('?')[0]).toBe(calculator);
      const [, total = ''] = /data-line="total".*?<dd>([^<]*)/.exec(await site.text(link)) ?? [];
      expect(total).toMatch(/\d/);
      expect(offers[place]?.price.endsWith(total)).toBe(true);
    }
  });
});

test('[PRICING-01] what an administrator saves is on the page', async () => {
  const site = await startSite();
  const offer = {
    name: 'Affiche',
    price: 'À partir de 7 €',
    description: 'Une feuille',
    features: ['Encre'],
  };
  await edit(site, 'fr', 'pricing', {
    offers: [{ ...offer, popular: true, linkLabel: 'Voir', link: '/blog' }],
  });
  const shown = html.section(await site.text('/tarifs'), 'offers');
  expect(html.textsOf(shown, 'h3')).toEqual(['Affiche']);
  expect(html.textsOf(shown, 'p')).toEqual(['Le plus demandé', 'À partir de 7 €', 'Une feuille']);
  expect(html.links(shown)).toEqual(['/blog']);
});
