import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { NEWEST_DAY, publish } from '#tests/support/data/articles.ts';
import { startSite } from '#tests/support/site/site.ts';

const titles = (page: Page) => page.locator('#articles li h2').allTextContents();
const box = (page: Page) => page.getByRole('searchbox');
const chip = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('[BLOG-02] [BLOG-03] a card shows image, category in its colour, star, texts, date, time and three tags', async ({
  visit,
}) => {
  const site = await startSite();
  await publish(site, 'carte', {
    title: 'Une carte',
    subtitle: 'Son sous-titre',
    excerpt: 'Son résumé',
    category: 'aides-financement',
    featured: true,
    image: '/favicon.svg',
    imageAlt: 'Une image',
    publishedAt: NEWEST_DAY,
    readTime: 7,
    tags: ['un', 'deux', 'trois', 'quatre', 'cinq'],
  });
  const page = await visit('/blog', { url: site.url });
  const card = page.locator('#articles li').first();
  const text = await card.textContent();
  for (const part of [
    'Une carte',
    'Son sous-titre',
    'Son résumé',
    '17 novembre 2026',
    '7 min',
    "Lire l'article",
  ])
    expect(text).toContain(part);
  const badge = card.locator('.badge');
  await expect.poll(() => badge.textContent()).toBe('Aides et financement');
  await expect
    .poll(() => badge.evaluate((element) => getComputedStyle(element).backgroundColor))
    .toBe('rgb(44, 106, 76)');
  await expect.poll(() => card.getByRole('img', { name: 'Une image' }).count()).toBe(1);
  await expect.poll(() => card.getByRole('img', { name: 'À la une' }).count()).toBe(1);
  await expect.poll(() => card.locator('.tag').allTextContents()).toEqual(['un', 'deux', 'trois', '+2']);
  const plain = page.locator('#articles li').nth(1);
  await expect.poll(() => plain.getByRole('img', { name: 'À la une' }).count()).toBe(0);

  const english = await visit('/en/blog', { url: site.url });
  await expect
    .poll(() => english.locator('#articles time').first().textContent())
    .toMatch(/^\d+ [A-Z][a-z]+ 20\d\d$/);
});

test('[BLOG-08] [BLOG-09] [BLOG-11] search and category run together, and the empty board clears both', async ({
  visit,
}) => {
  const page = await booted(await visit('/blog'));
  const all = await titles(page);
  await box(page).pressSequentially('woocommerce');
  await expect.poll(async () => (await titles(page))[0]).toMatch(/^WooCommerce ou pas/);
  await page.waitForURL('**/blog?q=woocommerce');
  const badges = () => page.locator('#articles .badge').allTextContents();
  await expect.poll(async () => new Set(await badges()).size).toBeGreaterThan(1);
  const both = '/blog?q=woocommerce&category=guides';
  // The address says the question before the list answers it and the links go on from it.
  await expect.poll(() => chip(page, 'Guides').getAttribute('href')).toBe(both);
  await chip(page, 'Guides').click();
  await page.waitForURL(`**${both}`);
  await expect.poll(async () => new Set(await badges())).toEqual(new Set(['Guides']));
  await expect.poll(async () => (await titles(page))[0]).toMatch(/^WooCommerce ou pas/);
  await expect.poll(() => box(page).inputValue()).toBe('woocommerce');

  await box(page).fill('zzz');
  const empty = page.locator('#articles .note');
  await empty.waitFor();
  await expect.poll(() => empty.getByRole('heading').textContent()).toBe('Aucun article trouvé');
  await expect
    .poll(() => empty.locator('p').textContent())
    .toBe('Aucun article trouvé pour "zzz". Essayez avec d\'autres mots-clés ou changez de catégorie.');
  await empty.getByRole('link', { name: 'Voir tous les articles' }).click();
  await expect.poll(() => titles(page)).toEqual(all);
  await expect.poll(() => box(page).inputValue()).toBe('');
  await expect.poll(() => chip(page, 'Tous').getAttribute('aria-current')).toBe('true');
});

test('[BLOG-10] an empty category says that there is nothing yet, also without scripts', async ({
  visit,
}) => {
  const page = await visit('/blog?category=news', { javaScriptEnabled: false });
  expect(await page.locator('#articles .note p').textContent()).toBe(
    'Aucun article publié pour le moment. Revenez bientôt pour découvrir nos derniers contenus !',
  );
  await page.goto(page.url().replace(/\?.*/, ''));
  await box(page).fill('CII');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/blog?q=CII');
  await expect.poll(async () => (await titles(page)).join()).toMatch(/innovation/);
});

test('[BLOG-12] while a query runs the list says so, and no longer', async ({ visit }) => {
  const page = await booted(await visit('/blog'));
  let answer = () => {};
  await page.route('**/blog.data?*', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await chip(page, 'Guides').click();
  const notice = page.locator('#articles [role=status]');
  await expect.poll(() => notice.textContent()).toBe('Chargement des articles...');
  answer();
  await expect.poll(() => notice.textContent()).toMatch(/^\d+ articles$/);
});

test.for([
  ['/blog', 'woocommerce', 'article', 'Page 2 sur'],
  ['/en/blog', 'woocommerce', 'article', 'Page 2 of'],
] as const)(
  '[WAY-32] %s says how many articles were found, and which page is shown',
  async ([path, search, noun, second], { visit }) => {
    const page = await booted(await visit(path));
    const notice = page.locator('#articles [role=status]');
    expect(await notice.textContent()).toBe('');
    await box(page).fill(search);
    const found = () => page.locator('#articles .board > li').count();
    await expect
      .poll(async () => (await notice.textContent())?.startsWith(`${await found()} ${noun}`))
      .toBe(true);
    await box(page).fill('zzqqzz');
    await expect.poll(() => notice.textContent()).toMatch(/^0 articles?$/);
    await box(page).fill('');
    await expect.poll(() => notice.textContent()).toBe('');
    await page.locator('#articles a[rel=next]').click();
    await expect.poll(() => notice.textContent()).toMatch(new RegExp(`^${second} \\d+$`));
  },
);

test('[ARTICLE-02] [ARTICLE-06] an article shows where it belongs, who wrote it and when; its contents open and close', async ({
  visit,
}) => {
  const page = await booted(
    await visit('/blog/woocommerce-ou-pas', { viewport: { width: 1000, height: 800 } }),
  );
  const header = page.locator('article header');
  expect(await header.getByRole('link', { name: 'Retour au blog' }).getAttribute('href')).toBe('/blog');
  expect(await header.locator('.badge').textContent()).toBe('Guides');
  expect(await header.locator('.tag').count()).toBe(3);
  const text = await header.textContent();
  for (const part of [
    'WooCommerce ou pas',
    'Quand nous le conseillons',
    'Marie Delattre',
    '11 mars 2025',
    'min',
  ])
    expect(text).toContain(part);
  await header.getByRole('img', { name: 'Deux portes de boutique côte à côte' }).waitFor();

  const contents = page.locator('article nav');
  const toggle = contents.getByRole('button');
  const state = async () => [
    await toggle.textContent(),
    await toggle.getAttribute('aria-expanded'),
    await contents.getByRole('list').isVisible(),
  ];
  expect(await state()).toEqual(['Afficher', 'false', false]);
  await toggle.click();
  await expect.poll(() => state()).toEqual(['Masquer', 'true', true]);
  const links = contents.getByRole('link');
  await expect.poll(() => links.count()).toBe(await page.locator('.prose :is(h2, h3)').count());
  const target = (await links.nth(2).getAttribute('href')) ?? '';
  await links.nth(2).click();
  await expect.poll(() => new URL(page.url()).hash).toBe(target);
  const anchor = decodeURIComponent(target.slice(1));
  await expect
    .poll(() => page.locator(`[id="${anchor}"]`).evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(200);
  await toggle.click();
  await expect.poll(() => state()).toEqual(['Afficher', 'false', false]);
});

test('[ARTICLE-02] without a description the image is named by the title', async ({ visit }) => {
  const site = await startSite();
  await publish(site, 'muet', { title: 'Image muette', image: '/favicon.svg' });
  const page = await visit('/blog/muet', { url: site.url, javaScriptEnabled: false });
  await page.locator('article header').getByRole('img', { name: 'Image muette' }).waitFor();
});

test('[FOUND-06] a button copies the address of an article and says so, or shows it to be copied', async ({
  visit,
  site,
}) => {
  for (const [path, copied] of [
    ['/blog/budget-site-web-2025', 'Lien copié'],
    ['/en/blog/budget-site-web-2025', 'Link copied'],
  ] as const) {
    const page = await booted(await visit(path, { permissions: ['clipboard-read', 'clipboard-write'] }));
    await page.locator('#share button').click();
    await expect.poll(() => page.locator('#share [role=status]').textContent()).toBe(copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + path);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.locator('#share button').click();
    await expect.poll(() => page.locator('#share [role=status]').textContent()).toBe(site.url + path);
    // Nothing is shown as if it worked before it does.
    const early = await visit(path, { held: true });
    expect(await early.locator('#share button').isVisible()).toBe(false);
    const plain = await visit(path, { javaScriptEnabled: false });
    expect(await plain.locator('#share a').count()).toBe(4);
    expect(await plain.locator('#share button').isVisible()).toBe(false);
  }
});
