import { expect } from 'vitest';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const [fr, en] = ['/blog/woocommerce-ou-pas', '/en/blog/woocommerce-or-not'];

const alternatesOf = (page: string) =>
  html.all(page, /<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/gi);

test('[TRANS-05] [TRANS-06] both pages, the sitemap and the feeds name each other', async ({ site }) => {
  const both = [`${site.url}${fr}`, `${site.url}${en}`, `${site.url}${fr}`];
  for (const path of [fr, en]) expect(alternatesOf(await site.text(path))).toEqual(both);
  const sitemap = (await site.text('/sitemap.xml')).split('<url>');
  for (const path of [fr, en]) {
    const entry = sitemap.find((one) => one.startsWith(`<loc>${site.url}${path}<`)) ?? '';
    expect(html.all(entry, /hreflang="[^"]*" href="([^"]*)"/g)).toEqual(both.slice(0, 2));
  }
  expect(await site.text('/feed.xml')).toContain(
    `<link href="${site.url}${fr}"/>\n<link rel="related" hreflang="en" href="${site.url}${en}"/>`,
  );
  expect(await site.text('/en/feed.xml')).toContain(
    `<link rel="related" hreflang="fr" href="${site.url}${fr}"/>`,
  );
});

test('[TRANS-06] an article without a translation names none, anywhere', async ({ site }) => {
  const alone = '/blog/que-mettre-sur-la-premiere-page';
  expect(alternatesOf(await site.text(alone))).toEqual([]);
  const sitemap = (await site.text('/sitemap.xml')).split('<url>');
  expect(sitemap.find((one) => one.includes(`${alone}<`))).not.toContain('hreflang');
});

test('[TRANS-02] [TRANS-06] no page names one that is gone or hidden, and every link between languages leads both ways', async () => {
  const site = await startSite();
  const { articles, caseStudies } = site.services;
  await articles.remove('en', 'woocommerce-or-not', { by: 'marie', basedOn: 0 });
  const { entry } = await articles.load('fr', 'que-mettre-sur-la-premiere-page');
  // Programs may store what no editor would.
  for (const translation of ['nowhere', 'brussels-website-grant'])
    await articles.saveEdited('fr', { ...entry, translation }, { by: 'marie' });
  const study = (await caseStudies.load('en', 'cave-vauban')).entry;
  const hidden = { ...study, published: false };
  await caseStudies.save('en', hidden, { by: 'marie', basedOn: 0 });

  const sitemap = (await site.text('/sitemap.xml')).split('<url>').slice(1);
  const links = sitemap.map((entry) => ({
    own: html.all(entry, /<loc>([^<]*)</g)[0] ?? '',
    named: html.all(entry, /hreflang="[^"]*" href="([^"]*)"/g),
  }));
  for (const { own, named } of links)
    for (const other of named) {
      expect(named).toContain(own);
      expect(links.find((one) => one.own === other)?.named).toEqual(named);
    }
  for (const path of [fr, '/cas-clients/cave-vauban', '/blog/que-mettre-sur-la-premiere-page'])
    expect([path, alternatesOf(await site.text(path))]).toEqual([path, []]);
  expect(alternatesOf(await site.text('/en/blog/brussels-website-grant'))[0]).toBe(
    `${site.url}/blog/prime-digitalisation-bruxelles-site-internet`,
  );
});
