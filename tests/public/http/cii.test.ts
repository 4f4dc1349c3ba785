import { describe, expect } from 'vitest';
import type { SectionContent } from '#domain/content/sections.ts';
import { edit } from '#tests/support/data/edit.ts';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const order = 'hero services stats partners statement team scrolling-testimonials faq closing'.split(' ');
const pages = [
  {
    language: 'fr',
    address: '/cii',
    contact: '/contact',
    button: 'Commencer',
    services: ['Création et refonte de sites internet', 'E-commerce', 'Applications web et mobiles'],
    statement: /doit attirer, convaincre et fidéliser ses visiteurs/,
    amounts: [
      /20.%.à.100.%.des factures/,
      /20.% au minimum/,
      /moins de 250.salariés/,
      /400.000.€/,
      /rétroactif sur 3.ans/,
    ],
    payment: /déduit de vos impôts l’année suivante\..*l’État vous verse la différence/,
    why: [/excellence/, /innovation/, /proximité/, /plus de 15.ans/, /accompagnement continu/],
  },
  {
    language: 'en',
    address: '/en/cii',
    contact: '/en/contact',
    button: 'Get started',
    services: ['Website creation and redesign', 'E-commerce', 'Web and mobile apps'],
    statement: /a website must attract, convince and retain visitors/,
    amounts: [
      /20% to 100% of the invoices/,
      /20% at the least/,
      /fewer than 250 employees/,
      /€400,000/,
      /retroactive over 3 years/,
    ],
    payment: /deducted from your taxes the following year\..*the State pays you the excess/,
    why: [/Excellence/, /Innovation/, /Close by/, /over 15 years/, /continuous support/],
  },
] as const;
const text = (part: string) => html.textsOf(`<x>${part}</x>`, 'x')[0] ?? '';

describe.each(pages)('$address', ({ language, address, contact, button, ...said }) => {
  test('[CII-01] the sections stand in their order', async ({ site }) => {
    const page = await site.text(address);
    expect(html.sectionIds(page)).toEqual(order);
    expect(html.textsOf(html.section(page, 'stats'), 'dd')).toEqual([
      '15+',
      '150+',
      expect.stringMatching(/^100.?%$/),
      '24/7',
    ]);
  });

  test('[CII-02] [CII-03] [CII-04] the hero promises, compares, and says what it depends on', async ({
    site,
  }) => {
    const cii = await site.json<SectionContent<'cii'>>(`/data/${language}/cii.json`);
    const hero = html.section(await site.text(address), 'hero');
    expect(html.headings(hero)).toEqual([cii.hero.title]);
    const lines = html.textsOf(hero, 'p');
    expect(lines).toEqual(
      expect.arrayContaining([cii.comparison.without, cii.comparison.with, cii.footnote, cii.badge]),
    );
  });

  test('[CII-05] the services that can be paid for', async ({ site }) => {
    expect(html.textsOf(html.section(await site.text(address), 'services'), 'h3')).toEqual(said.services);
  });

  test('[CII-06] what a website must do', async ({ site }) => {
    expect(html.textsOf(html.section(await site.text(address), 'statement'), 'h2')[0]).toMatch(
      said.statement,
    );
  });

  test('[CII-08] every call reads the same and leads to the contact page of the language', async ({
    site,
  }) => {
    const page = await site.text(address);
    for (const id of ['hero', 'closing']) {
      const part = html.section(page, id);
      expect([id, html.textsOf(part, 'a'), html.links(part)]).toEqual([id, [button], [contact]]);
    }
  });

  test('[CII-12] [CII-20] [CII-21] [CII-22] the FAQ: six questions, why us, and every amount', async ({
    site,
  }) => {
    const faq = html.section(await site.text(address), 'faq');
    const answers = html.textsOf(faq, 'details');
    expect(answers).toHaveLength(7);
    for (const amount of said.amounts) expect(text(faq)).toMatch(amount);
    expect(text(faq)).toMatch(said.payment);
    for (const amount of [25, 100, 125, 300, 80]) expect(answers[5]).toMatch(new RegExp(`${amount}.000`));
    for (const reason of said.why) expect(answers[6]).toMatch(reason);
  });

  test('[CII-11] the canonical address is the French one', async ({ site }) => {
    expect(html.canonical(await site.text(address))).toEqual([`${site.url}/cii`]);
  });
});

test('[CII-02] [CII-03] [CII-04] [CII-07] [CII-09] the French words, to the letter', async ({ site }) => {
  const page = await site.text('/cii');
  const hero = html.section(page, 'hero');
  expect(html.headings(hero)).toEqual(["20% d'économie minimum sur votre projet web"]);
  const lines = html.textsOf(hero, 'p');
  expect(lines).toContain("Sans agrément CII: 0% d'économies");
  expect(lines).toContain("Avec agrément CII: 20% d'économies");
  expect(lines).toContain('Rétroactif sur 3 ans');
  expect(lines.find((line) => line.includes('dépendent de l’éligibilité'))).toBeDefined();
  expect(text(hero)).toContain('je réponds à toutes vos questions');
  expect(html.textsOf(html.section(page, 'closing'), 'h2')).toEqual(['Financer votre projet digital']);
});

test('[CII-08] the label of the calls is managed, and blank counts as none', async () => {
  const site = await startSite();
  const labels = async () => html.textsOf(html.section(await site.text('/en/cii'), 'closing'), 'a');
  await edit(site, 'en', 'cii', { 'cta.cta': 'Ask us', 'cta.title': 'One two', 'cta.titleHighlight': 'two' });
  expect(await labels()).toEqual(['Ask us']);
  expect(html.section(await site.text('/en/cii'), 'closing')).toMatch(/One <span[^>]*>two<\/span>/);
  await edit(site, 'en', 'cii', { 'cta.cta': '  ' });
  expect(await labels()).toEqual(['Commencer']);
});

test('[CII-10] title, description and keywords each fall back to French words', async () => {
  const site = await startSite();
  const head = async () => {
    const page = await site.text('/en/cii');
    return [html.title(page)[0], html.meta(page, 'description')[0], html.meta(page, 'keywords')[0]];
  };
  const english = await head();
  const french = [
    /^CII.: 20.% sur votre projet web/,
    /avec une agence agréée CII/,
    /crédit d’impôt innovation/,
  ];
  for (const [place, field] of ['seoTitle', 'seoDescription', 'seoKeywords'].entries()) {
    await edit(site, 'en', 'cii', { [field]: '' });
    const shown = await head();
    expect(shown[place]).toMatch(french[place] as RegExp);
    expect(shown.slice(place + 1)).toEqual(english.slice(place + 1));
  }
});

test('[EDIT-22] the adviser is shown with face and role, and a partner without a description by name', async () => {
  const site = await startSite();
  await edit(site, 'fr', 'cii', { 'advisor.role': 'Suit votre dossier' });
  await edit(site, 'fr', 'common', { 'partners.items.0.alt': '', 'partners.items.0.name': 'Maison Neuve' });
  const page = await site.text('/cii');
  const hero = html.section(page, 'hero');
  expect(hero).toContain('Suit votre dossier');
  expect(hero).toContain('/images/team.svg#marie');
  expect(html.all(html.section(page, 'partners'), / alt="([^"]*)"/g)).toContain('Maison Neuve');
});
