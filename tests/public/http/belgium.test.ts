import { describe, expect } from 'vitest';
import { edit } from '#tests/support/data/edit.ts';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const order = 'hero conditions advisor faq partners scrolling-testimonials call'.split(' ');
const french = '/aides-creation-site-internet-belgique';
const pages = [
  {
    address: french,
    booking: '/rendez-vous',
    heading: 'Faites des économies sur votre site internet',
    badge: 'PRIME DIGITALISATION',
    chart: "25% à 75% d'économies",
    segments: [/^25.% minimum$/, /^Jusqu’à 75.% selon votre situation$/],
    conditions: [
      /petite ou moyenne entreprise avec au moins un siège d’exploitation en Région de Bruxelles-Capitale/,
      /secteur éligible/,
      /but économique et commercial/,
      /pas être financé à plus de 75.% par des organismes publics/,
    ],
    duties: [
      /pas avoir reçu 300.000.€ d’aides de minimis au cours des trois dernières années/,
      /déposé ses comptes annuels/,
      /plan de diversité si l’entreprise compte plus de 50.travailleurs/,
      /avant le début de la mission de consultance externe/,
    ],
    missions: [
      /processus internes/,
      /moyens de production/,
      /produits ou des services/,
      /Sécurité informatique/,
      /Développement technique ou amélioration du site/,
    ],
    rates: [
      /25.% des dépenses éligibles/,
      /plusieurs critères de majoration.*70.% au maximum.*10.000.€ au maximum par bénéficiaire et par année civile/,
      /dépendent du profil et de la taille/,
    ],
    limits: [
      /500.€ par demande ou par mission/,
      /maximum 2.missions subsidiées par année civile, de six mois au plus/,
    ],
  },
  {
    address: `/en${french}`,
    booking: '/en/appointment',
    heading: 'Save money on your website',
    badge: 'DIGITALISATION GRANT',
    chart: '25% to 75% saved',
    segments: [/^25% minimum$/, /^Up to 75% depending on your situation$/],
    conditions: [
      /small or medium company with at least one place of business in the Brussels-Capital Region/,
      /eligible sector/,
      /purpose is economic and commercial/,
      /No more than 75% of your financing comes from public bodies/,
    ],
    duties: [
      /not received €300,000 of de minimis aid in the last three years/,
      /annual accounts are filed/,
      /diversity plan if you employ more than 50 people/,
      /before the external consultancy assignment begins/,
    ],
    missions: [
      /internal processes/,
      /means of production/,
      /products or services/,
      /IT security/,
      /Technical development or improvement of the website/,
    ],
    rates: [
      /25% of eligible expenses/,
      /several uplift criteria.*maximum of 70%.*maximum of €10,000 per beneficiary per calendar year/,
      /profile and size/,
    ],
    limits: [
      /€500 per application or assignment/,
      /maximum of 2 subsidised assignments per calendar year, of six months each at most/,
    ],
  },
] as const;

describe.each(pages)('$address', ({ address, ...said }) => {
  test('[BELGIUM-01] the sections stand in their order, the last one leads to the page of appointments', async ({
    site,
  }) => {
    const page = await site.text(address);
    expect(html.sectionIds(page)).toEqual(order);
    expect(html.links(html.section(page, 'call'))).toEqual([said.booking]);
  });

  test('[BELGIUM-02] [BELGIUM-03] heading, badge and the words of the chart need no script', async ({
    site,
  }) => {
    const hero = html.section(await site.text(address), 'hero');
    expect(html.headings(hero)).toEqual([said.heading]);
    expect(html.textsOf(hero, 'p')[0]).toBe(said.badge);
    expect(html.textsOf(hero, 'h2')).toEqual([said.chart]);
    expect(html.textsOf(hero, 'li')).toEqual(said.segments.map((segment) => expect.stringMatching(segment)));
    expect(html.textsOf(hero, 'figcaption')[0]).toMatch(/25.?%.*75.?%/);
    expect(html.all(hero, /<svg[^>]* aria-label="([^"]*)"/g)).toEqual([said.chart]);
  });

  test('[BELGIUM-11] [BELGIUM-12] the conditions', async ({ site }) => {
    const [conditions = ''] = html.all(
      html.section(await site.text(address), 'conditions'),
      /<ul[^>]*>([\s\S]*?)<\/ul>/g,
    );
    const lines = html.textsOf(conditions, 'li');
    const expected = [...said.conditions, ...said.duties];
    expect(lines).toEqual(expected.map((line) => expect.stringMatching(line)));
  });

  test('[BELGIUM-13] [BELGIUM-14] [BELGIUM-15] missions, rates and limits', async ({ site }) => {
    const [, ...notices] = html.all(
      html.section(await site.text(address), 'conditions'),
      /<ul[^>]*>([\s\S]*?)<\/ul>/g,
    );
    const expected = [said.missions, said.rates, said.limits].map((lines) =>
      lines.map((line) => expect.stringMatching(line)),
    );
    expect(notices.map((notice) => html.textsOf(notice, 'li'))).toEqual(expected);
  });

  test('[BELGIUM-10] the canonical address is the French one', async ({ site }) => {
    expect(html.canonical(await site.text(address))).toEqual([site.url + french]);
  });
});

test('[BELGIUM-07] [BELGIUM-08] eligibility is checked at the Region, and an advisor is there', async ({
  site,
}) => {
  const page = await site.text(french);
  const link = /<a [^>]*href="https:\/\/economie-emploi\.brussels"[^>]*>([^<]*)/.exec(
    html.section(page, 'conditions'),
  );
  expect(link?.[1]?.trim()).toBe('Vérifier mon éligibilité');
  expect(link?.[0]).toMatch(/target="_blank"/);
  expect(link?.[0]).toMatch(/rel="[^"]*noopener/);
  const advisor = html.section(page, 'advisor');
  expect(html.textsOf(advisor, 'h2')).toEqual(['Thomas Lecomte est disponible']);
  expect(html.textsOf(advisor, 'p')).toEqual(['Je réponds à toutes vos questions']);
  expect(html.textsOf(html.section(page, 'faq'), 'h2')).toEqual(['Les questions fréquentes']);
});

test('[BELGIUM-07] [BELGIUM-10] the address and the search texts are managed, apart from those of the other page', async () => {
  const site = await startSite();
  const title = html.title(await site.text(french))[0];
  await edit(site, 'fr', 'cii', {
    seoTitle: 'Un autre titre',
    'belgium.eligibility.url': 'https://example.brussels/prime',
    'belgium.seoKeywords': 'prime',
  });
  const page = await site.text(french);
  expect(html.title(page)).toEqual([title]);
  expect(html.meta(page, 'keywords')).toEqual(['prime']);
  expect(html.links(html.section(page, 'conditions'))).toEqual(['https://example.brussels/prime']);

  await edit(site, 'en', 'cii', {
    'belgium.seoTitle': '',
    'belgium.seoDescription': '',
    'belgium.seoKeywords': ' ',
    'belgium.eligibility.url': '',
  });
  const blank = await site.text(`/en${french}`);
  expect(html.title(blank)[0]).toMatch(/^Prime digitalisation à Bruxelles/);
  expect(html.meta(blank, 'description')[0]).toMatch(/^PME bruxelloise/);
  expect(html.meta(blank, 'keywords')[0]).toMatch(/^prime digitalisation/);
  expect(html.links(html.section(blank, 'conditions'))).toEqual(['https://economie-emploi.brussels']);
});
