import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/support/browser/axe.ts';
import { booted } from '#tests/support/browser/browser.ts';
import { DRAFT, field, saveStatus } from '#tests/support/browser/signed-in.ts';
import { test } from '#tests/support/site/development-test.ts';
import { administrator } from '#tests/support/site/site.ts';

test('the page of all parts is not in the build', async ({ site }) => {
  expect((await site.get('/design')).status).toBe(404);
});

test.for([
  ['light', 1280],
  ['dark', 360],
] as const)(
  'in development it shows every part without a violation, %s at %i px',
  async ([colorScheme, width], { visit, developmentUrl: url }) => {
    const viewport = { width, height: 900 };
    const page = await visit('/design', { url, colorScheme, reducedMotion: 'reduce', viewport });
    await booted(page);
    await expect.poll(() => page.locator('main section').count()).toBeGreaterThan(4);
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
  },
);

/** React says in development what it forgives in production: any word of it in the console fails a test. */
test('development goes from page to page as the built site does', async ({ visit, developmentUrl: url }) => {
  const page = await booted(await visit('/', { url }));
  await page.getByRole('link', { name: 'Tarifs' }).first().click();
  await page.locator('main[data-screen=Pricing]').waitFor();
  await page.locator('header a').first().click();
  await page.locator('main[data-screen=Home]').waitFor();
  const testimonials = page.locator('#testimonials');
  await testimonials.getByRole('button', { name: 'Mettre en pause' }).waitFor();
  await expect.poll(() => testimonials.locator('.slides [inert]').count()).toBeGreaterThan(0);
});

test('development saves what is written in an editor', async ({ visit, developmentUrl: url }) => {
  const page = await booted(await visit('/admin/pages/pricing', { url }));
  await logIn(page);
  const title = field(page, 'hero.title');
  await title.waitFor();
  await booted(page);
  await title.fill('Nos prix, sans surprise');
  await expect.poll(() => saveStatus(page).textContent()).toMatch(DRAFT);
  await page.reload();
  await expect.poll(() => title.inputValue()).toBe('Nos prix, sans surprise');
});

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(administrator.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(administrator.password);
  await page.keyboard.press('Enter');
}
