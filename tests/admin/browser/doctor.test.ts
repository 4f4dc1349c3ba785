import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { contrastViolations, violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { signedIn } from '#tests/support/browser/signed-in.ts';

const sizes = [
  [390, { viewport: { width: 390, height: 844 } }],
  [1440, { viewport: { width: 1440, height: 900 } }],
] as const;
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const found = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test('[TRUST-53] the first screen leads to the diagnosis, which tells the worst first, each with what to do', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/admin/today', await signedIn(site)));
  await page
    .getByRole('main')
    .getByRole('link', { name: /Sauvegarde/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Diagnostic' }).waitFor();
  const states = await page.getByRole('main').locator('h2 .list-tag').allTextContents();
  const order = ['À corriger', 'À regarder', 'Bien'];
  expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  expect(new Set(states)).toEqual(new Set(order));
  await found(page, 'E-mails').getByText('Réglez SMTP_URL').waitFor();
  await page.getByRole('status').filter({ hasText: '1 point à corriger, ' }).waitFor();

  const again = page.waitForResponse((response) => response.url().includes('/admin/doctor.data'));
  await page.getByRole('button', { name: 'Regarder à nouveau' }).click();
  expect((await again).status()).toBe(200);
});

test.for(sizes)(
  '[TRUST-53] nothing is wrong or too wide, by day and by night (%s)',
  async ([, size], { visit, site }) => {
    const look = { ...size, reducedMotion: 'reduce' as const };
    const page = await booted(await visit('/admin/doctor', { ...(await signedIn(site)), ...look }));
    expect([await violations(page), await tooWide(page)]).toEqual([[], false]);
    await page.getByRole('button', { name: 'Passer au thème sombre' }).click();
    await page.getByRole('button', { name: 'Passer au thème clair' }).waitFor();
    expect(await contrastViolations(page)).toEqual([]);
  },
);
