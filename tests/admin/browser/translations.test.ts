import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { field, opened, publishButton, toast, writeSource } from '#tests/support/browser/article-editor.ts';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { signedIn, wide } from '#tests/support/browser/signed-in.ts';
import { startSite } from '#tests/support/site/site.ts';

const switchTo = (page: Page, language: 'FR' | 'EN') =>
  page.getByRole('group', { name: 'Langue du contenu' }).getByRole('link', { name: language }).click();
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

test('[TRANS-07] the FR/EN switch of an open article or case study leads to its translation', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(await visit('/admin/articles/woocommerce-ou-pas', await signedIn(site)));
  await opened(page);
  expect(await field(page, 'translation').inputValue()).toBe('woocommerce-or-not');
  await switchTo(page, 'EN');
  await expect.poll(() => address(page)).toBe('/admin/articles/woocommerce-or-not?lang=en');
  await expect.poll(() => field(page, 'translation').inputValue()).toBe('woocommerce-ou-pas');
  await page.getByRole('button', { name: 'Texte français' }).click();
  await page
    .getByRole('region', { name: 'Le même article en français' })
    .getByText('WooCommerce en deux mots')
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await switchTo(page, 'FR');
  await expect.poll(() => address(page)).toBe('/admin/articles/woocommerce-ou-pas');

  await page.goto(`${site.url}/admin/case-studies/cave-vauban`);
  await switchTo(page, 'EN');
  await expect.poll(() => address(page)).toBe('/admin/case-studies/cave-vauban?lang=en');
  await page.getByRole('button', { name: 'Modifier', exact: true }).waitFor();
});

test('[TRANS-08] an article without a translation is translated beside its source; published, both pages lead to each other', async ({
  visit,
}) => {
  const site = await startSite();
  const source = 'que-mettre-sur-la-premiere-page';
  const { entry } = await site.services.articles.load('fr', source);
  const page = await booted(await visit(`/admin/articles/${source}`, await signedIn(site)));
  await opened(page);
  await page.getByRole('link', { name: 'Traduire cet article' }).waitFor();
  await switchTo(page, 'EN');
  await page.getByText(`« ${entry.title} » n’existe qu’en français.`).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Traduire cet article' }).click();
  await opened(page);
  expect(address(page)).toBe(`/admin/articles/_new?lang=en&translate=${source}`);
  await page.reload();
  await opened(page);
  await page.getByRole('region', { name: 'Le même article en français' }).getByText(entry.title).waitFor();
  expect(await field(page, 'image').inputValue()).toBe(entry.image);
  expect(await violations(page)).toEqual([]);

  await field(page, 'title').fill('Be found');
  await field(page, 'description').fill('How to be found.');
  await writeSource(page, '<p>Found.</p>');
  await field(page, 'published').check();
  await publishButton(page).click();
  await expect.poll(() => toast(page).textContent()).toContain('Article sauvegardé avec succès!');
  const { translation } = (await site.services.articles.load('fr', source)).entry;
  expect(translation).toMatch(/^be-found-/);
  await switchTo(page, 'FR');
  await expect.poll(() => address(page)).toBe(`/admin/articles/${source}`);
  await page.goto(`${site.url}/en/blog/be-found`);
  await page.locator('a[hreflang="fr"]').first().click();
  await expect.poll(() => address(page)).toBe(`/blog/${source}`);
});

test('[TRANS-08] a case study is translated from all of its source, and stays hidden', async ({ visit }) => {
  const site = await startSite();
  const study = (await site.services.caseStudies.load('fr', 'cave-vauban')).entry;
  const alone = { ...study, id: 'seul', slug: 'seul', title: 'Seul' };
  await site.services.caseStudies.save('fr', alone, { by: 'marie', basedOn: 0 });
  const page = await booted(await visit('/admin/case-studies/seul', { ...(await signedIn(site)), ...wide }));
  await page.getByRole('link', { name: 'Traduire ce cas client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Traduire « Seul »' });
  await dialog.getByRole('textbox', { name: 'Titre' }).fill('Alone');
  await dialog.getByRole('button', { name: 'Créer' }).click();
  await page.getByRole('region', { name: 'Le même cas client en français' }).waitFor();
  expect(address(page)).toBe('/admin/case-studies/alone?lang=en');
  const ref = { collection: 'case-study', language: 'en', id: 'alone' } as const;
  const { content } = await site.services.workingCopies.load(ref);
  expect(content).toEqual({
    ...alone,
    id: 'alone',
    slug: 'alone',
    title: 'Alone',
    published: false,
    translation: 'seul',
  });
  await switchTo(page, 'FR');
  await expect.poll(() => address(page)).toBe('/admin/case-studies/seul');
});
