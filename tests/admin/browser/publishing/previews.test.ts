import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DAY_MS } from '#domain/paris-day.ts';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, saveStatus, signedIn } from '#tests/support/browser/signed-in.ts';
import { publish as publishArticle } from '#tests/support/data/articles.ts';
import { bareStudy } from '#tests/support/data/case-studies.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { startSite } from '#tests/support/site/site.ts';

const ribbon = (page: Page) => page.locator('preview-ribbon');
const seen = (page: Page) => ribbon(page).locator('.preview-seen').textContent();
const pathOf = (page: Page) => new URL(page.url()).pathname;
const previewButton = (page: Page, name: string | RegExp = /^Aperçu du brouillon/) =>
  page.getByRole('button', { name });
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Clicks what opens a tab, and waits until the site is there. */
async function newTab(page: Page, click: () => Promise<void>): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await click();
  const tab = await opening;
  await ribbon(tab).waitFor();
  return booted(tab);
}

test.for(widths)(
  '[PUBLISH-10] at $width px: a preview of all that is unpublished, and of one publication, begins on the publications screen',
  async (viewport, { visit }) => {
    const site = await startSite();
    const { services } = site;
    await write(services, sectionRef('home'), { 'hero.title': 'Une vitrine neuve' });
    await write(services, sectionRef('agency'), { 'hero.title': 'Nous, bientôt' });
    const page = await booted(await visit('/admin/publications', { ...(await signedIn(site)), viewport }));
    const drafts = await newTab(page, () => previewButton(page, /^Aperçu/).click());
    expect(await seen(drafts)).toBe('Aperçu\u00a0: le site avec vos brouillons');
    expect(await drafts.locator('h1').textContent()).toMatch(/Une vitrine neuve/);
    await ribbon(drafts).getByRole('button', { name: 'Quitter l’aperçu' }).click();
    await ribbon(drafts).waitFor({ state: 'detached' });
    expect(await drafts.locator('h1').textContent()).not.toMatch(/Une vitrine neuve/);

    const at = new Date(Date.now() + DAY_MS);
    const agency = await chosenCopies(services, sectionRef('agency'));
    await services.publications.schedule(agency, { by: 'marie', name: 'Demain', at });
    await page.getByRole('link', { name: 'Programmées' }).click();
    const waiting = page.getByRole('region', { name: 'Demain' });
    const tab = await newTab(page, () => waiting.getByRole('button', { name: /^Aperçu/ }).click());
    expect(pathOf(tab)).toBe('/agence');
    expect(await seen(tab)).toBe('Aperçu\u00a0: la publication «\u00a0Demain\u00a0»');
    expect(await tab.locator('h1').textContent()).toMatch(/Nous, bientôt/);
    await tab.goto(site.url);
    expect(await tab.locator('h1').textContent()).not.toMatch(/Une vitrine neuve/);
    expect(await violations(page)).toEqual([]);
    // What it holds is named, and leads to its editor.
    await waiting.getByRole('heading', { name: 'L’agence' }).getByRole('link').click();
    await page.getByText(/avec la publication «\sDemain\s»/).waitFor();
    const again = await newTab(page, () => previewButton(page, /^Aperçu de la publication/).click());
    expect(await seen(again)).toBe('Aperçu\u00a0: la publication «\u00a0Demain\u00a0»');
  },
);

test.for(widths)(
  '[PUBLISH-10] at $width px: the preview of an editor shows what was typed a moment ago, in its language',
  async (viewport, { visit }) => {
    const site = await startSite();
    const page = await booted(
      await visit('/admin/pages/hosting?lang=en', { ...(await signedIn(site)), viewport }),
    );
    // Nothing is written: there is only the page that visitors see.
    expect(await previewButton(page).count()).toBe(0);
    await field(page, 'hero.title').fill('A roof being built');
    const tab = await newTab(page, () => previewButton(page).click());
    expect(pathOf(tab)).toBe('/en/expertises/hosting');
    expect(await seen(tab)).toBe('Preview: the site with your drafts');
    expect(await tab.locator('h1').textContent()).toBe('A roof being built');
    expect(await site.text('/en/expertises/hosting')).not.toContain('A roof being built');
    await expect.poll(() => saveStatus(page).textContent()).toMatch(/^Brouillon enregistré/);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    // Stored already, it opens without a save.
    await tab.close();
    const again = await newTab(page, () => previewButton(page).click());
    expect(await again.locator('h1').textContent()).toBe('A roof being built');
  },
);

test('[PUBLISH-10] without a save there is no preview, and the editor says why', async ({ visit }) => {
  const site = await startSite();
  const page = await booted(
    await visit('/admin/pages/hosting', { ...(await signedIn(site)), expectedComplaint: /Failed to load/ }),
  );
  await page.route('**/api/working-copies/**', (route) => route.abort());
  await field(page, 'hero.title').fill('Un toit');
  const opening = page.context().waitForEvent('page');
  await previewButton(page).click();
  const tab = await opening;
  await page.getByRole('alert').getByText('L’aperçu n’a pas été ouvert').waitFor();
  await expect.poll(() => tab.isClosed()).toBe(true);
  await page.unroute('**/api/working-copies/**');
  const shown = await newTab(page, () => previewButton(page).click());
  expect(await shown.locator('h1').textContent()).toBe('Un toit');
  await expect.poll(() => page.getByText('L’aperçu n’a pas été ouvert').count()).toBe(0);
});

test('[PUBLISH-10] an article and a case study are previewed at the address they will have', async ({
  visit,
}) => {
  const site = await startSite();
  await publishArticle(site, 'vitrines', { content: '<p>Un texte.</p>' });
  await site.services.caseStudies.save('fr', bareStudy('cave'), { basedOn: 0, by: 'test' });
  const page = await booted(await visit('/admin/articles/vitrines', await signedIn(site)));
  await page.getByLabel('Titre', { exact: true }).fill('Les vitrines du quartier');
  await page.getByLabel('Slug (adresse)').fill('vitrines-du-quartier');
  const article = await newTab(page, () => previewButton(page).click());
  expect(pathOf(article)).toBe('/blog/vitrines-du-quartier');
  expect(await article.locator('h1').textContent()).toBe('Les vitrines du quartier');

  await write(site.services, { collection: 'case-study', language: 'fr', id: 'cave' }, { title: 'La cave' });
  await page.goto(`${site.url}/admin/case-studies/cave`);
  await booted(page);
  await page.getByRole('button', { name: 'Modifier' }).click();
  const study = await newTab(page, () => previewButton(page).click());
  expect(pathOf(study)).toBe('/cas-clients/cave');
  expect(await study.locator('h1').textContent()).toBe('La cave');
});

test('[PUBLISH-11] a link is shared, copied, opened without an account, counted and revoked', async ({
  visit,
  browser,
}) => {
  const site = await startSite();
  const { services } = site;
  await write(services, sectionRef('home'), { 'hero.title': 'Une vitrine neuve' });
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await booted(
    await visit('/admin/publications/links', { ...(await signedIn(site)), permissions }),
  );
  await page.getByText('Aucun lien n’a été partagé.').waitFor();
  await page.getByRole('link', { name: 'Voir ce qui est à publier' }).click();
  await page.getByRole('button', { name: 'Partager un lien' }).click();
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await page.getByRole('button', { name: 'Lien copié' }).waitFor();
  await page.getByText('aussi ceux que vous écrirez plus tard').waitFor();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(await page.getByLabel('Lien à partager').inputValue()).toBe(address);
  const inTwoWeeks = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'full' });
  await page.getByText(inTwoWeeks.format(Date.now() + 14 * DAY_MS)).waitFor();
  expect(await violations(page)).toEqual([]);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address);
  expect(await seen(stranger)).toBe('Aperçu\u00a0: le site avec les changements en préparation');
  expect(await stranger.locator('h1').textContent()).toMatch(/Une vitrine neuve/);

  await page.getByRole('link', { name: 'Voir les liens partagés' }).click();
  const links = page.getByRole('region', { name: 'Liens partagés' });
  await links.getByRole('heading', { name: 'Tous les brouillons' }).waitFor();
  await links.getByText(/Ouvert 1 fois · valable jusqu’au/).waitFor();
  expect(await violations(page)).toEqual([]);
  await links.getByRole('button', { name: 'Retirer ce lien' }).click();
  await page.getByRole('status').getByText('Lien retiré').waitFor();
  await links.getByText('Retiré', { exact: true }).waitFor();
  expect(await links.getByRole('button').count()).toBe(0);

  // Whoever has it open sees what is published; the address is none any more.
  await stranger.reload();
  expect(await ribbon(stranger).count()).toBe(0);
  expect(await stranger.locator('h1').textContent()).not.toMatch(/Une vitrine neuve/);
  expect((await stranger.goto(address))?.status()).toBe(404);
  await stranger.context().close();
});
