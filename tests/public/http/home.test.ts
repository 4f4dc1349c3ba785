import { describe, expect } from 'vitest';
import { DISPLAYED } from '#app/site/screens/home/find-displayed.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { edit } from '#tests/support/data/edit.ts';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const pages = [
  { language: 'fr', path: '/', contact: '/contact' },
  { language: 'en', path: '/en', contact: '/en/contact' },
] as const;

describe.each(pages)('$path', ({ language, path, contact }) => {
  test('[HOME-01] the sections stand in their order', async ({ site }) => {
    expect(html.sectionIds(await site.text(path))).toEqual(
      'hero stats features reasons partners testimonials faq call'.split(' '),
    );
  });

  test('[WINDOW-01] five works in the window lead to their stories, each with a figure of its results', async ({
    site,
  }) => {
    const { caseStudies } = site.services;
    const hero = html.section(await site.text(path), 'hero');
    const stories = await Promise.all(
      DISPLAYED.map(async (id) => (await caseStudies.load(language, id)).entry),
    );
    expect(html.links(hero).slice(-DISPLAYED.length).sort()).toEqual(
      stories.map(({ slug }) => pathTo('caseStudyDetail', language, slug)).sort(),
    );
    const tags = html.textsOf(hero, 'a').slice(-DISPLAYED.length);
    expect(tags).toEqual(
      stories.map(({ results }) => `${results?.metrics?.[0]?.value} ${results?.metrics?.[0]?.label}`),
    );
    for (const drawn of html.all(hero, /<img [^>]*?src="([^"]*)"/g))
      expect([drawn, (await site.get(drawn)).status]).toEqual([drawn, 200]);
  });

  test('[HOME-04] three feature cards, six reasons, six questions', async ({ site }) => {
    const page = await site.text(path);
    expect(html.textsOf(html.section(page, 'features'), 'h3')).toHaveLength(3);
    expect(html.textsOf(html.section(page, 'reasons'), 'h3')).toHaveLength(6);
    expect(html.textsOf(html.section(page, 'faq'), 'summary')).toHaveLength(6);
  });

  test('[HOME-05] the last call leads to the contact page and to the managed telephone', async ({ site }) => {
    const { agency } = await site.json<SectionContent<'common'>>(`/data/${language}/common.json`);
    const call = html.section(await site.text(path), 'call');
    expect(html.links(call)).toEqual([contact, agency.phoneHref]);
    expect(agency.phoneHref).toMatch(/^tel:\+33\d{9}$/);
    expect(html.textsOf(call, 'a')[1]).toContain(agency.phone);
  });

  test('[STATS-01] the stats are those of the managed content', async ({ site }) => {
    const { stats } = await site.json<SectionContent<'home'>>(`/data/${language}/home.json`);
    const shown = html.section(await site.text(path), 'stats');
    expect(stats.items).toHaveLength(4);
    expect(html.textsOf(shown, 'dd')).toEqual(stats.items.map(({ value, suffix }) => value + suffix));
    expect(html.textsOf(shown, 'dt')).toEqual(stats.items.map(({ label }) => label));
  });

  test('[STATS-04] without scripts the final values are there', async ({ site }) => {
    const values = html.textsOf(html.section(await site.text(path), 'stats'), 'dd');
    expect(values.map((value) => Number.parseInt(value, 10))).toEqual([15, 150, 100, 24]);
  });

  test('[PARTNER-01] 18 partners, each with a name, a logo of its own and its words', async ({ site }) => {
    const { partners } = await site.json<SectionContent<'common'>>(`/data/${language}/common.json`);
    const strip = html.section(await site.text(path), 'partners');
    const logos = html.all(strip, /<img [^>]*?src="([^"]*)"/g);
    const words = html.all(strip, /<img [^>]*?alt="([^"]*)"/g);
    expect(new Set(logos).size).toBe(18);
    expect(logos).toEqual(partners.items.map(({ logo }) => logo));
    expect(words).toEqual(partners.items.map(({ alt }) => alt));
    for (const { name, alt } of partners.items) expect(name && alt).not.toBe('');
    for (const file of new Set(logos.map((logo) => logo.split('#')[0] ?? ''))) {
      expect([file, (await site.get(file)).status]).toEqual([file, 200]);
    }
  });

  test('[TESTI-02] title, subtitle and the four stats of the testimonials are shown', async ({ site }) => {
    const { title, subtitle, stats } = await site.json<SectionContent<'testimonials'>>(
      `/data/${language}/testimonials.json`,
    );
    const shown = html.section(await site.text(path), 'testimonials');
    expect(html.textsOf(shown, 'h2')).toEqual([title]);
    expect(html.textsOf(shown, 'p')).toContain(subtitle);
    expect(Object.keys(stats)).toEqual(['clients', 'projets', 'satisfaction', 'experience']);
    expect(html.textsOf(shown, 'li').slice(-4)).toEqual(Object.values(stats));
  });

  test('[FAQ-01] title, questions and answers are those of the managed content', async ({ site }) => {
    const { title, items } = await site.json<SectionContent<'faq'>>(`/data/${language}/faq.json`);
    const shown = html.section(await site.text(path), 'faq');
    expect(html.textsOf(shown, 'h2')).toEqual([title]);
    expect(html.textsOf(shown, 'summary')).toEqual(items.map(({ question }) => question));
    const answers = html.textsOf(shown, 'details').map((text, index) => [items[index]?.question, text]);
    expect(answers).toEqual(items.map(({ question, answer }) => [question, question + answer]));
  });

  test('[FAQ-04] the shipped answers name the times', async ({ site }) => {
    const [times, , quote, reply] = html.textsOf(html.section(await site.text(path), 'faq'), 'details');
    const weeks = language === 'fr' ? 'semaines' : 'weeks';
    const [showcase, application, shop] = (times ?? '').split('. ');
    expect(showcase).toMatch(
      new RegExp(`${language === 'fr' ? 'Site vitrine' : 'business website'}.*2(?: à |[-–])4\\s${weeks}`),
    );
    expect(application).toMatch(new RegExp(`complex.*6(?: à |[-–])12\\s${weeks}`));
    expect(shop).toMatch(
      new RegExp(`${language === 'fr' ? 'Boutique' : 'online shop'}.*8(?: à |[-–])16\\s${weeks}`),
    );
    expect(quote).toMatch(
      language === 'fr' ? /premier devis est gratuit.*48\sh/ : /first quote is free.*48 hours/,
    );
    expect(reply).toMatch(language === 'fr' ? /24\sh/ : /24 hours/);
  });

  test('[CONST-05] the testimonials claim 4.9/5 from 50+ reviews, 150+ clients, 200+ projects', async ({
    site,
  }) => {
    const shown = html.section(await site.text(path), 'testimonials');
    expect(html.textsOf(shown, 'p').join(' ')).toMatch(/4\.9\/5.*50\+ (avis|reviews)/);
    expect(html.textsOf(shown, 'li').join(' ')).toMatch(/150\+ clients.*200\+ proje[ct]/);
  });
});

test('[WINDOW-01] what is not published is still drawn, and leads nowhere', async () => {
  const site = await startSite();
  const { entry, rev } = await site.services.caseStudies.load('fr', 'cave-vauban');
  const hidden = { ...entry, published: false };
  await site.services.caseStudies.save('fr', hidden, { by: 'test', basedOn: rev });
  const hero = html.section(await site.text('/'), 'hero');
  expect(html.all(hero, /data-work="([^"]*)"/g)).toEqual(DISPLAYED.filter((id) => id !== 'cave-vauban'));
  expect(html.all(hero, /(<img )/g)).toHaveLength(2);
});

test('[STATS-02] without managed items home shows the figures of the house, in the language of the page', async () => {
  const site = await startSite();
  for (const language of ['fr', 'en'] as const) {
    await edit(site, language, 'home', { 'stats.items': [] });
  }
  const stats = async (path: string) => html.section(await site.text(path), 'stats');
  for (const path of ['/', '/en']) {
    expect([path, html.textsOf(await stats(path), 'dd')]).toEqual([path, ['15+', '150+', '100%', '24/7']]);
  }
  const labels = async (path: string) => html.textsOf(await stats(path), 'dt').join(', ');
  expect(await labels('/')).toMatch(/^années.*, projets.*, .*satisfaits, support/);
  expect(await labels('/en')).toMatch(/^years.*, projects.*, satisfied.*, support/);
});

test('[STATS-01] [FAQ-01] what an administrator saves is on the page of that language only', async () => {
  const site = await startSite();
  await edit(site, 'en', 'home', { 'stats.items': [{ value: 7, suffix: 'x', label: 'cats' }] });
  await edit(site, 'en', 'faq', { title: 'Asked today', items: [{ question: 'Why?', answer: 'Because.' }] });
  const [french, english] = [await site.text('/'), await site.text('/en')];
  expect(html.textsOf(html.section(english, 'stats'), 'dd')).toEqual(['7x']);
  expect(html.textsOf(html.section(english, 'faq'), 'h2')).toEqual(['Asked today']);
  expect(html.textsOf(html.section(english, 'faq'), 'details')).toEqual(['Why?Because.']);
  expect(html.textsOf(html.section(french, 'stats'), 'dd')).toHaveLength(4);
  expect(html.textsOf(html.section(french, 'faq'), 'summary')).toHaveLength(6);
});
