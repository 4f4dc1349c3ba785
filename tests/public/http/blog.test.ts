import { describe, expect } from 'vitest';
import type { SectionContent } from '#domain/content/sections.ts';
import { NEWEST_DAY, publish } from '#tests/support/data/articles.ts';
import { edit } from '#tests/support/data/edit.ts';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

interface Listed {
  slug: string;
  title: string;
  publishedAt: string;
}

describe.each([
  { language: 'fr', address: '/blog', contact: '/contact' },
  { language: 'en', address: '/en/blog', contact: '/en/contact' },
] as const)('$address', ({ language, address, contact }) => {
  const shownArticles = (page: string) => html.textsOf(html.section(page, 'articles'), 'h2');

  test('[BLOG-01] search box, category chips, cards and a call to contact', async ({ site }) => {
    const page = await site.text(address);
    const blog = await site.json<SectionContent<'blog'>>(`/data/${language}/blog.json`);
    const { categories } = await site.json<{ categories: { name: string }[] }>(
      `/data/${language}/categories.json`,
    );
    expect(page).toMatch(/<form[^>]* role="search"/);
    const chips = html.all(page, /class="chip"[^>]*>([^<]*)</g);
    expect(chips).toEqual([blog.categories.all, ...categories.map(({ name }) => name)]);
    expect(shownArticles(page).length).toBeGreaterThan(5);
    expect(html.links(html.section(page, 'call'))).toEqual([contact]);
  });

  test('[BLOG-04] the newest article comes first, over all pages of the list', async ({ site }) => {
    const { articles } = await site.json<{ articles: Listed[] }>(`/data/${language}/articles/index.json`);
    const dates = articles.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    const pages = await Promise.all(['', '?page=2'].map((query) => site.text(address + query)));
    const titles = [...new Set(pages.flatMap(shownArticles))];
    expect(titles).toEqual(articles.map(({ title }) => title));
  });
});

test('[BLOG-05] drafts and other languages are in no list, no search and no data; no status means published', async () => {
  const site = await startSite();
  await publish(site, 'cache', { title: 'Zanzibar caché', status: 'draft' });
  await publish(site, 'other', { title: 'Zanzibar elsewhere', language: 'en' });
  await publish(site, 'visible', { title: 'Zanzibar visible', publishedAt: NEWEST_DAY });
  for (const address of ['/blog', '/blog?q=zanzibar', '/data/fr/articles/index.json']) {
    const response = await site.text(address);
    expect([address, response.includes('Zanzibar visible')]).toEqual([address, true]);
    expect([address, /Zanzibar (caché|elsewhere)/.test(response)]).toEqual([address, false]);
  }
});

test('[BLOG-14] a new, a changed and a deleted article are seen at once, and after a restart', async () => {
  const site = await startSite();
  await site.text('/blog');
  await publish(site, 'essai', { title: 'Premier essai', publishedAt: NEWEST_DAY });
  expect(await site.text('/blog')).toContain('Premier essai');
  await publish(site, 'essai', { title: 'Second essai', publishedAt: NEWEST_DAY });
  expect(await site.text('/blog')).toContain('Second essai');
  const { articles } = site.services;
  await articles.remove('fr', 'woocommerce-ou-pas', { by: 'test', basedOn: 0 });
  const again = await startSite({ databaseUrl: site.databaseUrl });
  for (const { text } of [site, again]) {
    expect(await text('/blog')).toContain('Second essai');
    expect(await text('/blog?page=2')).not.toContain('woocommerce-ou-pas');
  }
});

test('[EDIT-21] every text of the blog page is read on it', async () => {
  const site = await startSite();
  await publish(site, 'neuf', { language: 'en', category: 'Technologie', publishedAt: NEWEST_DAY });
  await edit(site, 'en', 'blog', {
    ...{ subtitle: 'Pinned this week', readTime: 'minutes of your time', noResults: 'Not on the board' },
    ...{ 'categories.technology': 'Machines', 'cta.buttonLink': '/tarifs' },
  });
  const page = await site.text('/en/blog');
  expect(html.all(page, /class="chip"[^>]*>([^<]*)</g)).toContain('Machines');
  const board = html.section(page, 'articles');
  for (const text of ['Pinned this week', 'Machines']) expect(board).toContain(text);
  expect(html.textsOf(board, 'span').join()).toMatch(/\d minutes of your time/);
  expect(html.links(html.section(page, 'call'))).toEqual(['/en/pricing']);
  expect(html.textsOf(await site.text('/en/blog?q=zzz'), 'h2')).toContain('Not on the board');
  expect(await site.text('/en/blog/neuf')).toContain('Machines');

  await edit(site, 'en', 'blog', { 'cta.buttonLink': '' });
  expect(html.links(html.section(await site.text('/en/blog'), 'call'))).toEqual(['/en/contact']);
});

test('[SEEK-04] what a search found is marked on the cards, else in a part of the text, and nothing without one', async ({
  site,
}) => {
  const marks = async (query: string) => {
    const list = html.section(await site.text(`/blog${query}`), 'articles');
    const cards = list.split('<li class="sheet').slice(1);
    return cards.map((card) =>
      html.textsOf(card, 'mark').map((found) => found.toLowerCase().replace(/\s/g, ' ')),
    );
  };
  expect((await marks('')).flat()).toEqual([]);
  for (const [typed, found] of [
    ['ommerce', 'ommerce'],
    ['commission', 'commission'],
    ['1500', '1 500'],
    ['wrodpress', 'wordpress'],
  ] as const) {
    const cards = await marks(`?q=${typed}`);
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect([typed, card]).toEqual([typed, expect.arrayContaining([found])]);
  }
});
