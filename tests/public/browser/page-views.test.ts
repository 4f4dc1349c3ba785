import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { signedIn } from '#tests/support/browser/signed-in.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

async function counted(site: Site): Promise<Record<string, number>> {
  await site.services.views.flush();
  const { db } = await site.openDatabase();
  const rows = await db.selectFrom('page_views').select(['path', 'views']).execute();
  return Object.fromEntries(rows.map(({ path, views }) => [path, views]));
}

const goTo = (page: Page, to: string) =>
  page.evaluate((address) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    return router.navigate(address);
  }, to);

test('[TRACK-01] [TRACK-02] each page shown is one view, told to our own server without a cookie', async ({
  visit,
  site,
}) => {
  const page = await visit('/');
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') told.push(request.url());
  });
  await booted(page);
  await expect.poll(() => counted(site)).toEqual({ '/': 1 });
  for (const [path, screen] of [
    ['/agence', 'Agency'],
    ['/en/contact', 'Contact'],
    ['/cas-clients', 'CaseStudies'],
  ] as const) {
    await goTo(page, path);
    await page.locator(`main[data-screen=${screen}]`).waitFor();
  }
  for (const change of ['/cas-clients?filter=react', '/cas-clients?q=x', '/cas-clients#main'])
    await goTo(page, change);
  await expect
    .poll(() => counted(site))
    .toEqual({ '/': 1, '/agence': 1, '/en/contact': 1, '/cas-clients': 1 });
  expect(new Set(told)).toEqual(new Set([`${site.url}/api/views`]));
  expect(told.length).toBeLessThanOrEqual(4);
  expect(await page.context().cookies()).toEqual([]);
});

test('[TRACK-03] a counter that fails is not noticed by the visitor', async ({ visit }) => {
  const page = await visit('/xyz', { expectedComplaint: /Failed to load resource/ });
  await page.route('**/api/views', (route) => route.abort());
  await booted(page);
  await goTo(page, '/agence');
  await page.locator('main[data-screen=Agency] h1').waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});

test('[WAY-30] a lost page is told as lost, never by what was typed, and /admin/statistics says so', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await visit('/jane@example.com', { url: site.url, expectedComplaint: /status of 404/ });
  await booted(page);
  await page.getByRole('button', { name: 'Rester sur cette page' }).click();
  await expect.poll(() => counted(site)).toEqual({ '/404': 1 });
  await goTo(page, '/en/jane');
  await page.locator('main h1', { hasText: 'Oops' }).waitFor();
  await expect.poll(() => counted(site)).toEqual({ '/404': 1, '/en/404': 1 });
  const statistics = await booted(await visit('/admin/statistics', await signedIn(site)));
  for (const language of ['français', 'anglais'])
    await statistics.getByText(`Pages introuvables (404), en ${language}`).waitFor();
});
