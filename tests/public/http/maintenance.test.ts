import { describe, expect } from 'vitest';
import type { SectionContent } from '#domain/content/sections.ts';
import { edit } from '#tests/support/data/edit.ts';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const pages = [
  {
    language: 'fr',
    path: '/expertises/maintenance-support',
    alias: '/expertises/maintenance-wordpress',
    contact: '/contact',
    badges: [
      ...['Surveillance 24/7', 'Mises à jour automatiques'],
      ...['Failles vite refermées', 'Quelqu’un qui vous connaît'],
    ],
    plans: ['Essentiel', 'Professionnel', 'Entreprise'],
    prices: ['49\u00a0€/mois', '99\u00a0€/mois', '199\u00a0€/mois'],
    popular: 'Populaire',
    panels: [/Statistiques et rapports/, /Thomas a votre dossier/],
    call: 'Souscrire à la maintenance',
  },
  {
    language: 'en',
    path: '/en/expertises/maintenance-support',
    alias: '/en/expertises/wordpress-maintenance',
    contact: '/en/contact',
    badges: ['24/7 monitoring', 'Automatic updates', 'Tighter security', 'Someone who knows you'],
    plans: ['Essential', 'Professional', 'Enterprise'],
    prices: ['€49/month', '€99/month', '€199/month'],
    popular: 'Popular',
    panels: [/Analytics and reports/, /Thomas knows your site/],
    call: 'Sign up for maintenance',
  },
] as const;

/** The pages of the booklet. */
const plansOf = (page: string) => html.section(page, 'plans').split('<li class="booklet-page">').slice(1);

describe.each(pages)('$path', ({ language, path, alias, contact, ...expected }) => {
  test('[MAINT-01] both addresses show the screen and name the first as canonical', async ({ site }) => {
    for (const address of [path, alias]) {
      const response = await site.get(address);
      const page = await response.text();
      expect([address, response.status, html.screenOf(page)]).toEqual([address, 200, 'Maintenance']);
      expect(html.canonical(page)).toEqual([site.url + path]);
    }
    const words = async (address: string) => html.textsOf(await site.text(address), 'h2');
    expect(await words(alias)).toEqual(await words(path));
  });

  test('[MAINT-02] the hero has its four badges', async ({ site }) => {
    expect(html.textsOf(html.section(await site.text(path), 'hero'), 'li')).toEqual(expected.badges);
  });

  test('[MAINT-03] four cards, plans, services, the call and two images, in this order', async ({ site }) => {
    const content = await site.json<SectionContent<'maintenance'>>(`/data/${language}/maintenance.json`);
    const page = await site.text(path);
    expect(html.sectionIds(page)).toEqual('hero highlights plans services call panels faq'.split(' '));
    const cards = html.section(page, 'highlights');
    expect(content.highlights).toHaveLength(4);
    expect(html.textsOf(cards, 'h2')).toEqual(content.highlights.map(({ title }) => title));
    expect(html.textsOf(cards, 'p')).toEqual(content.highlights.map(({ description }) => description));
    expect(html.all(cards, /data-accent="([^"]*)"/g)).toEqual(content.highlights.map(({ color }) => color));
    expect(new Set(html.all(cards, /<svg[^>]*>([\s\S]*?)<\/svg>/g)).size).toBe(4);
    expect(html.textsOf(html.section(page, 'services'), 'li')).toEqual(content.services);
    const panels = html.section(page, 'panels');
    expect(html.textsOf(panels, 'h2')).toEqual(expected.panels.map((title) => expect.stringMatching(title)));
    expect([...new Set(html.all(panels, /<img [^>]*?alt="([^"]+)"/g))]).toEqual(
      content.panels.map(({ alt }) => alt),
    );
    for (const { image } of content.panels) expect((await site.get(image)).status).toBe(200);
  });

  test('[MAINT-04] three plans, one of them marked', async ({ site }) => {
    const { plans } = await site.json<SectionContent<'maintenance'>>(`/data/${language}/maintenance.json`);
    const shown = plansOf(await site.text(path));
    expect(shown.flatMap((plan) => html.textsOf(plan, 'h3'))).toEqual(expected.plans);
    for (const [place, plan] of plans.entries()) {
      const words = html.textsOf(shown[place] ?? '', 'p');
      expect(words.slice(-2)).toEqual([expected.prices[place], plan.description]);
      expect(html.textsOf(shown[place] ?? '', 'li').slice(0, plan.features.length)).toEqual(plan.features);
    }
    const marked = shown.map((plan) => html.textsOf(plan, 'p').includes(expected.popular));
    expect(marked).toEqual([false, true, false]);
  });

  test('[MAINT-05] the call leads to the contact page', async ({ site }) => {
    const call = html.section(await site.text(path), 'call');
    expect([html.textsOf(call, 'a'), html.links(call)]).toEqual([[expected.call], [contact]]);
  });

  test('the button of a plan carries it to the contact page', async ({ site }) => {
    const links = html.links(html.section(await site.text(path), 'plans'));
    const requests = links.map((link) => new URL(link, site.url));
    expect(requests.map(({ pathname }) => pathname)).toEqual([contact, contact, contact]);
    expect(requests.map(({ searchParams }) => searchParams.get('plan'))).toEqual(expected.plans);
    expect(requests.map(({ searchParams }) => searchParams.get('price'))).toEqual(expected.prices);
  });
});

test('[MAINT-04] an edited plan and the questions of the second section are on the page', async () => {
  const site = await startSite();
  await edit(site, 'fr', 'maintenance', { 'plans.0.name': 'Tranquille', 'plans.0.price': '51 €/mois' });
  await edit(site, 'fr', 'maintenance-support', { 'faq.title': 'On nous demande' });
  const page = await site.text('/expertises/maintenance-support');
  const [first = ''] = plansOf(page);
  expect(html.textsOf(first, 'h3')).toEqual(['Tranquille']);
  expect(html.textsOf(first, 'p')[0]).toBe('51 €/mois');
  expect(html.textsOf(html.section(page, 'faq'), 'h2')).toEqual(['On nous demande']);
});
