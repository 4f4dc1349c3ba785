import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import * as html from '#tests/support/html.ts';
import { publicPages } from '#tests/support/requirements.ts';
import { startSite } from '#tests/support/site/site.ts';
import { contentDir } from '#tests/support/site/stores.ts';

const languageButton = (page: Page) => page.locator('header a[hreflang]');

/** Follows the language button to a page in the other language and says where that is. */
async function follow(page: Page): Promise<string> {
  const before = page.url();
  await languageButton(page).click();
  await page.waitForURL((url) => url.href !== before);
  const path = new URL(page.url()).pathname;
  await page.locator(`html[lang=${/^\/en(\/|$)/.test(path) ? 'en' : 'fr'}] main`).waitFor();
  return path;
}

function go(page: Page, to: string): Promise<void> {
  return page.evaluate((address) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    return router.navigate(address);
  }, to);
}

// The landing pages have no language button (SHELL-08).
const switched = publicPages().filter(({ screen }) => !['Cii', 'Belgium'].includes(screen));

test('[LANG-02] the language button leads to the same page in the other language, there and back', async ({
  visit,
}) => {
  const page = await booted(await visit('/contact'));
  for (const { fr, en } of switched) {
    await go(page, fr);
    // The router is done before the page is drawn.
    await expect.poll(() => languageButton(page).getAttribute('href')).toBe(en);
    expect(await follow(page)).toBe(en);
    await expect.poll(() => languageButton(page).getAttribute('href')).toBe(fr);
  }
});

test('[LANG-02] the button is right before any script runs', async ({ site }) => {
  const target = (page: string) => html.all(page, /<a (?=[^>]*hrefLang)[^>]*?href="([^"]*)"/gi);
  for (const { fr, en } of switched) {
    expect([fr, target(await site.text(fr))]).toEqual([fr, [en]]);
    expect([en, target(await site.text(en))]).toEqual([en, [fr]]);
  }
});

test('[LANG-03] [TRANS-06] on an entry the button leads to its translation, else to the list', async ({
  visit,
}) => {
  const site = await startSite();
  const study = JSON.parse(await readFile(path.join(contentDir, 'fr/study-cases/cave-vauban.json'), 'utf8'));
  const frenchOnly = { ...study, id: 'seulement-ici', slug: 'seulement-ici' };
  await site.services.caseStudies.save('fr', frenchOnly, { by: 'marie', basedOn: 0 });
  const page = await visit('/', { url: site.url });
  for (const [from, to] of [
    ['/blog/budget-site-web-2025', '/en/blog/budget-site-web-2025'],
    ['/blog/woocommerce-ou-pas', '/en/blog/woocommerce-or-not'],
    ['/en/blog/website-redesign-keep-rankings', '/blog/refonte-site-sans-perdre-referencement'],
    ['/blog/que-mettre-sur-la-premiere-page', '/en/blog'],
    ['/cas-clients/cave-vauban', '/en/case-studies/cave-vauban'],
    ['/en/projects/cave-vauban', '/projets/cave-vauban'],
    ['/cas-clients/seulement-ici', '/en/case-studies'],
  ] as const) {
    await page.goto(site.url + from);
    expect([from, await follow(page)]).toEqual([from, to]);
  }
});

test('[LANG-04] on an unknown path the button leads to the other home page', async ({ visit, site }) => {
  const page = await visit('/xyz', { expectedComplaint: /status of 404/ });
  expect(await follow(page)).toBe('/en');
  await page.goto(`${site.url}/en/xyz`);
  expect(await follow(page)).toBe('/');
});

test.for([
  ['/contact?plan=A&price=9', '/en/contact?plan=A&price=9'],
  ['/en/blog?category=guides&q=wool', '/blog?category=guides'],
] as const)(
  '[WAY-12] from %s the language button takes along what both languages know',
  async ([from, to], { visit }) => {
    const page = await booted(await visit(from));
    await languageButton(page).click();
    await page.waitForURL(`**${to}`);
  },
);
