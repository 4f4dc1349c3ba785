import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser.ts';
import { administrator, startSite } from '#tests/support/site.ts';

test('development behaves as the built site: from page to page, and in an editor', async ({ visit }) => {
  const { url } = await startSite({ development: true });
  // React says in development what it forgives in production: any word of it fails the test.
  const page = await booted(await visit('/', { url }));
  await page.getByRole('link', { name: 'Tarifs' }).first().click();
  await page.locator('main[data-screen=Pricing]').waitFor();
  await page.locator('header a').first().click();
  await page.locator('main[data-screen=Home]').waitFor();
  const testimonials = page.locator('#testimonials');
  await testimonials.getByRole('button', { name: 'Mettre en pause' }).waitFor();
  await expect.poll(() => testimonials.locator('fieldset[inert]').count()).toBeGreaterThan(0);

  await page.goto(`${url}/admin/pages/pricing`);
  await booted(page);
  await page.getByLabel('E-mail').fill(administrator.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(administrator.password);
  await page.keyboard.press('Enter');
  const title = page.getByRole('textbox').first();
  await title.fill('Nos prix, sans surprise');
  await page.getByText('Enregistré', { exact: false }).first().waitFor();
  await expect.poll(() => title.inputValue()).toBe('Nos prix, sans surprise');
});
