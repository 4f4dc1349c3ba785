import { describe, expect } from 'vitest';
import type { SectionContent } from '#domain/content/sections.ts';
import { edit } from '#tests/support/data/edit.ts';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const pages = [
  {
    language: 'fr',
    path: '/expertises/hebergement',
    contact: '/contact',
    uptime: /99,9\s%/,
    prices: ['9€/mois', '20€/mois', '39€/mois'],
    starter: [/5 Go SSD/, /1 base MySQL/, /SSL/, /e-mail/, /hebdomadaires/, /50 Go .*par mois/],
    business: [
      /25 Go SSD/,
      /1 domaine/,
      /2 sous-domaines/,
      /SSL/,
      /e-mail et téléphone/,
      /quotidien/,
      /illimité/,
    ],
    pro: [
      /100 Go SSD/,
      /Domaines et sous-domaines illimités/,
      /prioritaire/,
      /horaires/,
      /Préprod/,
      /avancée/,
    ],
    popular: 'Le plus choisi',
  },
  {
    language: 'en',
    path: '/en/expertises/hosting',
    contact: '/en/contact',
    uptime: /99\.9% uptime/,
    prices: ['€9/month', '€20/month', '€39/month'],
    starter: [/5 GB SSD/, /1 MySQL/, /SSL/, /Email/, /Weekly/, /50 GB .*a month/],
    business: [
      /25 GB SSD/,
      /1 domain/,
      /2 subdomains/,
      /SSL/,
      /Email and phone/,
      /Daily/,
      /Unlimited bandwidth/,
    ],
    pro: [
      /100 GB SSD/,
      /Unlimited domains and subdomains/,
      /Priority/,
      /Hourly/,
      /Staging/,
      /Advanced monitoring/,
    ],
    popular: 'Most popular',
  },
] as const;

/** The plans of a page: what stands after each key. */
const plansOf = (page: string) => html.section(page, 'plans').split('<div class="key-tag">').slice(1);
/** Non-breaking spaces read as the spaces they look like. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe.each(pages)('$path', (expected) => {
  const { language, path, contact } = expected;

  test('[HOST-01] the page shows the managed content and claims 99.9% uptime', async ({ site }) => {
    const hosting = await site.json<SectionContent<'hosting'>>(`/data/${language}/hosting.json`);
    const page = await site.text(path);
    expect(html.sectionIds(page)).toEqual('hero features plans services call'.split(' '));
    const { hero, cta } = hosting;
    expect(html.headings(page)).toEqual([hero.title]);
    expect(html.textsOf(html.section(page, 'hero'), 'p')).toEqual([hero.subtitle, hero.description]);
    expect(html.textsOf(html.section(page, 'features'), 'h2')).toEqual(
      hosting.features.map(({ title }) => title),
    );
    expect(html.textsOf(html.section(page, 'plans'), 'h3')).toEqual(hosting.plans.map(({ name }) => name));
    const services = html.section(page, 'services');
    expect(html.textsOf(services, 'p')).toEqual([hosting.title, hosting.description]);
    expect(html.textsOf(services, 'h2')).toEqual([hosting.subtitle]);
    expect(html.textsOf(html.section(page, 'call'), 'h2')).toEqual([cta.title]);
    expect(html.textsOf(html.section(page, 'call'), 'p')).toEqual([cta.description]);
    expect(html.textsOf(html.section(page, 'hero'), 'p').join()).toMatch(expected.uptime);
  });

  test.for([
    ['[HOST-02] Starter', 0, 'starter'],
    ['[HOST-03] Business', 1, 'business'],
    ['[HOST-04] Pro', 2, 'pro'],
  ] as const)('%s has its price and what belongs to it', async ([title, place, plan], { site }) => {
    const shown = plansOf(await site.text(path));
    expect(shown).toHaveLength(3);
    const found = shown[place] ?? '';
    expect(html.textsOf(found, 'h3')).toEqual([title.split(' ')[1]]);
    expect(html.textsOf(found, 'p')).toContain(expected.prices[place]);
    const features = html.textsOf(found, 'li').map(plain);
    expect(features).toEqual(expected[plan].map((feature) => expect.stringMatching(feature)));
  });

  test('[HOST-03] Business alone is marked as the most popular', async ({ site }) => {
    const marked = plansOf(await site.text(path)).map((plan) =>
      html.textsOf(plan, 'p').includes(expected.popular),
    );
    expect(marked).toEqual([false, true, false]);
  });

  test('[HOST-05] [HOST-06] each button carries plan, price and the managed request', async ({ site }) => {
    const { form } = await site.json<SectionContent<'contact'>>(`/data/${language}/contact.json`);
    const links = html.links(html.section(await site.text(path), 'plans'));
    for (const [place, name] of ['Starter', 'Business', 'Pro'].entries()) {
      const url = new URL(links[place] ?? '', site.url);
      const price = expected.prices[place] ?? '';
      const message = form.prefill.replace('{plan}', name).replace('{price}', price);
      expect(url.pathname).toBe(contact);
      expect(Object.fromEntries(url.searchParams)).toEqual({ plan: name, price, message });
    }
  });

  test('[HOST-07] feature cards, services and the button are those of the content', async ({ site }) => {
    const { features, services, cta } = await site.json<SectionContent<'hosting'>>(
      `/data/${language}/hosting.json`,
    );
    const page = await site.text(path);
    const cards = html.section(page, 'features');
    expect(features.map(({ icon }) => icon)).toEqual(['Zap', 'Shield', 'Globe', 'Wifi']);
    expect(html.all(cards, /data-accent="([^"]*)"/g)).toEqual(features.map(({ color }) => color));
    expect(new Set(html.all(cards, /<svg[^>]*>([\s\S]*?)<\/svg>/g)).size).toBe(4);
    expect(html.textsOf(cards, 'p')).toEqual(features.map(({ description }) => description));
    expect(html.textsOf(html.section(page, 'services'), 'li')).toEqual(services);
    const call = html.section(page, 'call');
    expect([html.textsOf(call, 'a'), html.links(call)]).toEqual([[cta.buttonText], [contact]]);
  });
});

test('[HOST-05] [HOST-06] [HOST-07] edits of plans, of the request and of the button are on the page', async () => {
  const site = await startSite();
  await edit(site, 'fr', 'hosting', {
    'plans.0.price': '11€/mois',
    'cta.buttonText': 'Demander',
    'cta.buttonLink': '/tarifs',
  });
  await edit(site, 'fr', 'contact', { 'form.prefill': 'Je veux {plan} ({price})' });
  const page = await site.text('/expertises/hebergement');
  const request = new URL(html.links(html.section(page, 'plans'))[0] ?? '', site.url).searchParams;
  expect(Object.fromEntries(request)).toEqual({
    plan: 'Starter',
    price: '11€/mois',
    message: 'Je veux Starter (11€/mois)',
  });
  const call = html.section(page, 'call');
  expect([html.textsOf(call, 'a'), html.links(call)]).toEqual([['Demander'], ['/tarifs']]);
});

test('[HOST-08] [ERR-12] a broken stored document: the default plans, features and services, and a line in the log', async () => {
  const site = await startSite();
  await edit(site, 'fr', 'hosting', { 'plans.0.price': '11€/mois' });
  const { db } = await site.openDatabase();
  await db.updateTable('documents').set({ body: '{"plans":7}' }).where('id', '=', 'hosting').execute();
  const fresh = await startSite({ databaseUrl: site.databaseUrl });
  const response = await fresh.get('/expertises/hebergement');
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(plansOf(page).map((plan) => html.textsOf(plan, 'p')[0])).toEqual([
    '9€/mois',
    'Le plus choisi',
    '39€/mois',
  ]);
  expect(html.textsOf(html.section(page, 'features'), 'h2')).toHaveLength(4);
  expect(html.textsOf(html.section(page, 'services'), 'li')).toHaveLength(6);
  expect(fresh.logged.map(({ msg }) => msg)).toContain('Erreur lors du chargement du contenu hosting');
});
