import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { restingPlace } from '#tests/support/browser/resting-place.ts';
import { requiredPages } from '#tests/support/requirements.ts';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** How far down the page can be scrolled. */
const lowest = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);

test('[ROUTE-36] a new page begins at its top, where the old place would be far down on it', async ({
  visit,
}) => {
  const page = await booted(await visit('/politique-confidentialite'));
  for (const [link, screen] of [
    ['header nav a[href="/agence"]', 'Agency'],
    ['header a[href="/"]', 'Home'],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, 1000));
    await expect.poll(() => scrollY(page)).toBe(1000);
    await page.locator(link).first().click();
    await page.locator(`main[data-screen=${screen}]`).waitFor();
    await expect.poll(async () => [screen, await restingPlace(page)]).toEqual([screen, 0]);
    await expect.poll(() => lowest(page), { message: screen }).toBeGreaterThan(1000);
  }
});

test('[ROUTE-36] a jump to an anchor on the same page goes to the anchor and stays there', async ({
  visit,
}) => {
  const page = await booted(await visit('/politique-confidentialite'));
  await page.locator('nav a[href="#retention"]').click();
  await page.waitForFunction(() => location.hash === '#retention');
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  await expect.poll(() => restingPlace(page)).toBeGreaterThan(0);
  const top = await page.locator('#retention').evaluate((target) => target.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(300);
});

test('[ROUTE-36] search and filters of a list are no route change: the view stays where it is', async ({
  visit,
}) => {
  const page = await booted(await visit('/blog', { viewport: { width: 390, height: 844 } }));
  const scrollTo = async (place: number) => {
    await page.evaluate((to) => window.scrollTo(0, to), place);
    await expect.poll(() => scrollY(page)).toBe(place);
  };
  await page.getByRole('searchbox').focus();
  await scrollTo(420);
  for (const text of ['s', 'si', 'sit']) {
    await page.keyboard.type(text.at(-1) ?? '');
    await page.waitForURL(`**/blog?q=${text}`);
    expect([text, await restingPlace(page)]).toEqual([text, 420]);
  }
  const categories = page.getByRole('navigation', { name: 'Catégories' });
  const chips = categories.getByRole('link');
  const { top } = await categories.evaluate((list) => list.getBoundingClientRect());
  // All of them in view, below the header that stays.
  const place = Math.round(420 + top - 150);
  await scrollTo(place);
  for (const chip of [1, 2, 2, 0]) {
    await chips.nth(chip).click();
    await expect.poll(() => chips.nth(chip).getAttribute('aria-current')).toBe('true');
    expect([chip, await restingPlace(page)]).toEqual([chip, place]);
  }

  await page.goto(new URL('/cas-clients', page.url()).href);
  await booted(page);
  await scrollTo(300);
  const filters = page.locator('form.signpost button');
  for (const filter of [2, 3, 0]) {
    await filters.nth(filter).click();
    await expect.poll(() => filters.nth(filter).getAttribute('aria-pressed')).toBe('true');
    expect([filter, await restingPlace(page)]).toEqual([filter, 300]);
  }
});

test('[A11Y-03] a new page takes the focus at its heading, by link, language, Back and keyboard', async ({
  visit,
}) => {
  const page = await booted(await visit('/'));
  const focused = () =>
    page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]);
  expect((await focused())[0]).toBe('BODY');
  const arrive = async (screen: string, language = 'fr') => {
    await page.locator(`html[lang=${language}] main[data-screen=${screen}]`).waitFor();
    await expect.poll(focused).toEqual(['H1', await page.locator('main h1').textContent()]);
  };
  await page.locator('main a[href="/contact"]').first().focus();
  await page.keyboard.press('Enter');
  await arrive('Contact');
  // The next stop of the keyboard is in the page, not in its header.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.locator('header nav a[href="/tarifs"]').click();
  await arrive('Pricing');
  await page
    .locator('header')
    .getByRole('link', { name: /English/ })
    .click();
  await expect.poll(() => pathOf(page)).toBe('/en/pricing');
  await arrive('Pricing', 'en');
  await page.goBack();
  await page.goBack();
  await arrive('Contact');
});

test('[ROUTE-38] with JavaScript off every screen shows its heading and text', async ({ visit, site }) => {
  const page = await visit('/', { javaScriptEnabled: false });
  const oneOfEach = new Map(requiredPages().map((row) => [row.screen, row]));
  const rows = [...oneOfEach.values()].filter(({ fr }) => !fr.includes('{slug}'));
  for (const [index, { fr, en }] of rows.entries()) {
    const path = index % 2 === 0 ? fr : en;
    await page.goto(site.url + path);
    await expect.poll(async () => [path, await page.locator('h1').isVisible()]).toEqual([path, true]);
    expect(((await page.locator('main').textContent()) ?? '').length, path).toBeGreaterThan(30);
  }
});

test('[REDIR-07] Back from the target of a redirect never returns to the redirecting path', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/'));
  await page.goto(`${site.url}/services`);
  await expect.poll(() => pathOf(page)).toBe('/expertises');
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/');

  await booted(page);
  await page.evaluate(() => {
    const router = (window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } })
      .__reactRouterDataRouter;
    router.navigate('/services');
  });
  await page.waitForURL('**/expertises');
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/');
});

test('[CONTENT-10] a visit of all pages leaves no cookie and at most the theme in storage', async ({
  visit,
}) => {
  const page = await visit('/');
  const origin = new URL(page.url()).origin;
  for (const { fr, en, screen } of requiredPages()) {
    if (screen === 'Admin' || fr.includes('{slug}')) continue;
    for (const path of [fr, en]) await page.goto(origin + path);
  }
  await booted(page);
  await page.getByRole('button', { name: /lamp/i }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['theme']);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('[DATA-13] opening a page makes no request to /data', async ({ visit, site }) => {
  const page = await visit('/');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`${site.url}/contact`);
  await booted(page);
  await page.waitForLoadState('networkidle');
  expect(requested.length).toBeGreaterThan(1);
  expect(requested.filter((path) => path.startsWith('/data'))).toEqual([]);
});

test('the page is shown without any of our scripts, and asks for none before that', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/*.js', () => new Promise(() => {}));
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => page.locator('h1').isVisible()).toBe(true);
  const painted = () => performance.getEntriesByName('first-contentful-paint').length;
  await expect.poll(() => page.evaluate(painted)).toBe(1);
  expect(await site.text('/')).not.toMatch(/<script[^>]+src=|rel="modulepreload"|rel="stylesheet"/);
  await context.close();
});

test('inside the site a click changes the page without loading a new one', async ({ visit }) => {
  const page = await booted(await visit('/'));
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('header nav a[href="/tarifs"]').click();
  await page.locator('main[data-screen=Pricing]').waitFor();
  await expect.poll(() => page.evaluate(() => 'stayed' in window)).toBe(true);
  await expect.poll(() => page.title()).not.toBe('');
  await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/tarifs$/);
  await expect.poll(() => page.locator('link[rel=canonical]').count()).toBe(1);
});

test('a page whose link was pointed at, touched or reached by keyboard opens without the network', async ({
  visit,
}) => {
  const page = await booted(
    await visit('/', { expectedComplaint: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ }),
  );
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname));
  await page.locator('header nav a[href="/agence"]').focus();
  await expect.poll(() => fetched).toContain('/agence.data');
  fetched.clear();
  await page.locator('header nav a[href="/tarifs"]').hover();
  const ahead = [expect.stringMatching(/^\/assets\/route-.*\.js$/), '/tarifs.data'];
  await expect.poll(() => [...fetched]).toEqual(expect.arrayContaining(ahead));
  await page.context().setOffline(true);
  await page.locator('header nav a[href="/tarifs"]').click();
  await page.locator('main[data-screen=Pricing]').waitFor();
  await expect.poll(() => page.locator('link[rel=stylesheet]').count()).toBe(1);
});
