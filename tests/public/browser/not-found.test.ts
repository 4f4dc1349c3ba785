import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, passTime, test } from '#tests/support/browser/browser.ts';

const expectedComplaint = /status of 404/;
const stopped = { clock: true, expectedComplaint };
const pathOf = (page: Page) => new URL(page.url()).pathname;
const timer = (page: Page) => page.getByRole('timer');
const stop = (page: Page) => page.getByRole('button', { name: 'Rester sur cette page' });

test('[NOTFOUND-03] a countdown of ten seconds takes the visitor home, and Back then skips the lost page', async ({
  visit,
  site,
}) => {
  for (const [before, lost, home] of [
    ['/agence', '/xyz', '/'],
    ['/en/agency', '/en/xyz', '/en'],
  ] as const) {
    const page = await visit(before, stopped);
    await page.goto(site.url + lost);
    await page.mouse.move(2, 2);
    await booted(page);
    await expect.poll(() => timer(page).textContent()).toMatch(/\b10\b/);
    await passTime(page, 3000, 1000);
    await expect.poll(() => timer(page).textContent()).toMatch(/\b7\b/);
    await passTime(page, 6900, 1000);
    await expect.poll(() => timer(page).textContent()).toMatch(/\b1\b/);
    expect(pathOf(page)).toBe(lost);
    await passTime(page, 200);
    await page.locator('main[data-screen=Home]').waitFor();
    await expect.poll(() => pathOf(page)).toBe(home);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(before);
    await page.locator('main[data-screen=Agency] h1').waitFor();
  }
});

test('[NOTFOUND-04] stopping the countdown keeps the visitor here', async ({ visit }) => {
  const page = await booted(await visit('/xyz', stopped));
  await passTime(page, 5000, 1000);
  await stop(page).click();
  await passTime(page, 20_000, 500);
  expect(pathOf(page)).toBe('/xyz');
  await expect.poll(() => timer(page).textContent()).not.toMatch(/\d/);
});

test('[NOTFOUND-04] leaving earlier cancels the countdown', async ({ visit }) => {
  const page = await booted(await visit('/xyz', stopped));
  await passTime(page, 5000, 1000);
  await page.locator('main').getByRole('link', { name: 'Contact' }).click();
  await page.locator('main[data-screen=Contact]').waitFor();
  await passTime(page, 20_000, 500);
  expect(pathOf(page)).toBe('/contact');
});

test('[NOTFOUND-05] one button goes home, another to the page before', async ({ visit, site }) => {
  const page = await visit('/agence', { expectedComplaint });
  for (const [before, lost, home, previous, homeLabel] of [
    ['/agence', '/xyz', '/', 'Revenir à la page précédente', 'Aller à l’accueil'],
    ['/en/agency', '/en/xyz', '/en', 'Go back one page', 'Go to the home page'],
  ] as const) {
    await page.goto(site.url + before);
    await page.goto(site.url + lost);
    await page.getByRole('button', { name: previous }).click();
    await page.waitForURL(site.url + before, { waitUntil: 'commit' });
    await page.locator('main[data-screen=Agency] h1').waitFor();
    await page.goto(site.url + lost);
    await page.getByRole('link', { name: homeLabel }).click();
    await page.waitForURL(new URL(home, site.url).href, { waitUntil: 'commit' });
  }
});

const popular = {
  fr: ['/', '/expertises', '/agence', '/cas-clients', '/blog', '/contact'],
  en: ['/en', '/en/expertises', '/en/agency', '/en/case-studies', '/en/blog', '/en/contact'],
};

test.for([
  ['[NOTFOUND-06]', '/xyz', popular.fr],
  ['[NOTFOUND-07]', '/en/xyz', popular.en],
] as const)('%s the popular links of %s reach their pages', async ([, lost, expected], { visit, site }) => {
  const page = await booted(await visit(lost, stopped));
  const links = await page
    .locator('main nav a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(expected);
  const statuses = await Promise.all(expected.map(async (path) => (await site.get(path)).status));
  expect(statuses).toEqual(expected.map(() => 200));

  await page.locator('main nav a').nth(1).click();
  await page.locator('main[data-screen=Expertises]').waitFor();
  await expect.poll(() => pathOf(page)).toBe(expected[1]);
});

test('[WAY-12] in a tab of its own the button to the page before leads home', async ({ visit }) => {
  const page = await visit('/agence', { expectedComplaint });
  for (const [lost, home, label] of [
    ['/xyz', '/', 'Revenir à la page précédente'],
    ['/en/xyz', '/en', 'Go back one page'],
  ] as const) {
    const opened = page.context().waitForEvent('page');
    await page.evaluate((address) => window.open(address, '_blank', 'noopener'), lost);
    const tab = await booted(await opened);
    await tab.getByRole('button', { name: label }).click();
    await expect.poll(() => pathOf(tab)).toBe(home);
    await tab.close();
  }
});
