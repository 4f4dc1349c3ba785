import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';

const expectedComplaint = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;
const screen = (page: Page, name: string) => page.locator(`main[data-screen=${name}]`);
const notice = (page: Page) => page.locator('[role=status]', { has: page.locator('.animate-spin') });

/** Nobody is as quick as a test: the page has drawn what it does without network before anything is asked for. */
async function setOffline(page: Page, offline: boolean): Promise<void> {
  await page.context().setOffline(offline);
  await page.waitForFunction((isOnline) => navigator.onLine === isOnline, !offline);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** As a keyboard does it: nothing is pointed at, and nothing fetched ahead. */
const follow = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

test.for([
  ['/contact', '/blog', 'Blog', 'Pas de réseau. La suite viendra dès qu’il sera revenu.'],
  ['/en/contact', '/en/blog', 'Blog', 'No network. We will carry on as soon as it is back.'],
] as const)(
  '[WAY-04] a click on %s without network keeps the page, says so and leads on by itself',
  async ([path, to, name, words], { visit }) => {
    const page = await booted(await visit(path, { expectedComplaint }));
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.locator('#form [name=message]').fill('Bonjour');
    await setOffline(page, true);
    await follow(page, path.startsWith('/en') ? '/en/pricing' : '/tarifs');
    await expect.poll(() => notice(page).textContent()).toBe(words);
    // Whoever changes their mind is led to what was asked for last.
    await follow(page, to);
    await expect.poll(() => notice(page).textContent()).toBe(words);
    expect(await page.locator('#form [name=message]').inputValue()).toBe('Bonjour');
    await setOffline(page, false);
    await screen(page, name).waitFor();
    await page.waitForURL(`**${to}`);
    await notice(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await page.goBack();
    await screen(page, 'Contact').waitFor();
  },
);

test.for([
  { name: 'a pointer', meet: (link: Locator) => link.hover() },
  { name: 'the keyboard', meet: (link: Locator) => link.focus() },
])(
  '[WAY-04] a link that $name meets without network leaves the page as it is',
  async ({ meet }, { visit }) => {
    const page = await booted(await visit('/contact', { expectedComplaint }));
    await page.locator('#form [name=message]').fill('Bonjour');
    const link = page.locator('header a[href="/tarifs"]').first();
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await setOffline(page, true);
    await meet(link);
    // Longer than it takes until it counts as an intention.
    await page.waitForTimeout(300);
    await link.click();
    await notice(page).waitFor();
    expect(await page.locator('#form [name=message]').inputValue()).toBe('Bonjour');
    await setOffline(page, false);
    await screen(page, 'Pricing').waitFor();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  },
);

test.for([
  ['/blog', '/blog?q=prix', 'Pas de réseau', 'Blog'],
  ['/en/blog', '/en/blog?q=price', 'No network', 'Blog'],
] as const)(
  '[WAY-04] when the network is lost while %s is asked anew, the page says so and comes by itself',
  async ([path, to, title, name], { visit }) => {
    const page = await booted(await visit(path, { expectedComplaint: /ERR_|Failed to fetch|Error/ }));
    let lose: (() => void) | undefined;
    const lost = new Promise<void>((resolve) => {
      lose = resolve;
    });
    await page.route('**/*.data?*', async (route) => {
      await lost;
      await route.abort('internetdisconnected');
    });
    const asked = page.waitForRequest('**/*.data?*');
    await page.getByRole('searchbox').fill(to.split('=')[1] ?? '');
    await asked;
    await setOffline(page, true);
    lose?.();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.unroute('**/*.data?*');
    await setOffline(page, false);
    await screen(page, name).waitFor();
    await page.waitForURL(`**${to}`);
  },
);

test('[WAY-04] Back, search and filters without network wait for it too', async ({ visit }) => {
  const page = await booted(await visit('/agence', { expectedComplaint }));
  await follow(page, '/blog');
  await screen(page, 'Blog').waitFor();
  await setOffline(page, true);
  await page.goBack();
  await notice(page).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/blog');
  await screen(page, 'Blog').waitFor();
  await page.getByRole('searchbox').fill('woocommerce');
  await notice(page).waitFor();
  await setOffline(page, false);
  await page.waitForURL('**/blog?q=woocommerce');
  await expect.poll(() => page.locator('#articles h2').first().textContent()).toMatch(/^WooCommerce/);
  await expect.poll(() => notice(page).count()).toBe(0);
});

test('[WAY-05] the chat that is first opened without network opens when it is back', async ({ visit }) => {
  const page = await booted(await visit('/en/agency', { expectedComplaint }));
  await setOffline(page, true);
  await page.locator('aside > button').click();
  await expect.poll(() => notice(page).textContent()).toMatch(/^No network/);
  await screen(page, 'Agency').waitFor();
  await setOffline(page, false);
  await page.locator('aside dialog').waitFor();
  await expect.poll(() => notice(page).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/en/agency');
});

test('[WAY-05] the menu of services that is first opened without network opens when it is back', async ({
  visit,
}) => {
  const page = await booted(await visit('/contact', { expectedComplaint }));
  await setOffline(page, true);
  await page.locator('header nav button[aria-controls=mega-menu]').click();
  await expect.poll(() => notice(page).textContent()).toMatch(/^Pas de réseau/);
  await setOffline(page, false);
  await page.locator('#mega-menu').waitFor();
  await expect.poll(() => notice(page).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/contact');
});

test('[WAY-05] a gallery picture that is first opened without network opens when it is back', async ({
  visit,
}) => {
  const page = await booted(await visit('/agence', { expectedComplaint }));
  await setOffline(page, true);
  await page.locator('#gallery a').first().click();
  await expect.poll(() => notice(page).textContent()).toMatch(/^Pas de réseau/);
  await setOffline(page, false);
  await page.locator('dialog[open] figure img:visible').waitFor();
  await expect.poll(() => notice(page).count()).toBe(0);
});
