import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, signedIn } from '#tests/support/browser/signed-in.ts';
import { edit } from '#tests/support/data/edit.ts';
import { startSite } from '#tests/support/site/site.ts';

test('the back office shows what to mend in the content, and leads to the field', async ({ visit }) => {
  const site = await startSite();
  const page = await booted(await visit('/admin/checks', await signedIn(site)));
  const faults = page.getByRole('region', { name: /^À corriger/ });
  expect(await faults.textContent()).toContain('Rien à corriger');

  await edit(site, 'en', 'home', { 'hero.title': 'See [this](/en/nowhere)' });
  await page.reload();
  await booted(page);
  await expect
    .poll(() => faults.getByRole('listitem').allTextContents())
    .toEqual([expect.stringContaining('lien sans page : /en/nowhere')]);
  await faults.getByRole('link', { name: 'Accueil · Titre' }).click();
  await page.waitForURL(`${site.url}/admin/pages/home?lang=en#home.hero.title`);
  await expect.poll(() => field(page, 'hero.title').inputValue()).toBe('See [this](/en/nowhere)');
  await expect
    .poll(() => field(page, 'hero.title').evaluate((one) => one === document.activeElement))
    .toBe(true);
});
