import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DocumentRef } from '#domain/documents.ts';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { saveStatus, signedIn } from '#tests/support/browser/signed-in.ts';
import { publish as publishArticle } from '#tests/support/data/articles.ts';
import { bareStudy } from '#tests/support/data/case-studies.ts';
import { edit } from '#tests/support/data/edit.ts';
import { drawing, received } from '#tests/support/data/images.ts';
import { sectionRef, write } from '#tests/support/data/working-copies.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const KEPT = /90\sjours dans la corbeille/;
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const dialog = (page: Page) => page.getByRole('dialog');
/** Whether visitors find it: what is gone leads to its list. */
const isPublic = async (site: Site, path: string) => (await site.get(path)).status === 200;

async function open(page: Page, site: Site, path: string): Promise<void> {
  await page.goto(site.url + path);
  await booted(page);
}

/** Brings the line back, and waits until the screen says so. */
async function bringBack(page: Page, site: Site, name: string): Promise<void> {
  await open(page, site, '/admin/bin');
  await page.getByRole('button', { name: `Rétablir : ${name}`, exact: true }).click();
  await page
    .getByRole('status')
    .getByText(/rétabli|de retour/)
    .waitFor();
  await page.getByRole('rowheader', { name, exact: true }).waitFor({ state: 'detached' });
}

test.for(widths)(
  '[BIN-01] [BIN-03] at $width px: an article, a case study, an image and reset words lie in the bin and come back with one click',
  async (viewport, { visit }) => {
    const site = await startSite();
    const { services } = site;
    await publishArticle(site, 'vitrines', { title: 'Les vitrines', content: '<p>Un texte.</p>' });
    await services.caseStudies.save('fr', bareStudy('cave', { title: 'La cave' }), {
      basedOn: 0,
      by: 'test',
    });
    const image = await services.media.add(await received('Devanture.png', await drawing(640, 480)), 'test');
    await edit(site, 'fr', 'faq', { title: 'Nos réponses' });
    const page = await booted(await visit('/admin/bin', { ...(await signedIn(site)), viewport }));
    await page.getByText('La corbeille est vide.').waitFor();

    await open(page, site, '/admin/articles');
    await page.getByRole('button', { name: 'Supprimer : Les vitrines' }).click();
    await dialog(page).getByText(KEPT).waitFor();
    await dialog(page).getByRole('button', { name: 'Supprimer l’article' }).click();
    await page.getByText('« Les vitrines » est supprimé.').waitFor();
    expect(await isPublic(site, '/blog/vitrines')).toBe(false);

    await open(page, site, '/admin/case-studies');
    await page.getByRole('button', { name: 'Supprimer : La cave', exact: true }).click();
    await dialog(page).getByText(KEPT).waitFor();
    await dialog(page).getByRole('button', { name: 'Supprimer le cas client' }).click();
    await page.getByText('« La cave » est supprimé.').waitFor();
    expect(await isPublic(site, '/cas-clients/cave')).toBe(false);

    await open(page, site, `/admin/media?open=${image.id}`);
    await page.getByRole('button', { name: 'Supprimer…' }).click();
    await dialog(page).getByText(KEPT).waitFor();
    await dialog(page).getByRole('button', { name: 'Supprimer', exact: true }).click();
    await page.getByText('Image supprimée.').waitFor();

    await open(page, site, '/admin/pages/faq');
    await page.getByRole('button', { name: 'Revenir aux textes d’origine' }).click();
    await dialog(page)
      .getByText(
        /dans la corbeille, d’où vous pouvez les rétablir pendant 90\sjours, tant que vous ne publiez pas d’autres textes/,
      )
      .waitFor();
    await dialog(page).getByRole('button', { name: 'Réinitialiser' }).click();
    await expect.poll(() => saveStatus(page).textContent()).toMatch(/^Brouillon enregistré/);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => saveStatus(page).textContent()).toMatch(/^En ligne/);

    await open(page, site, '/admin/bin');
    for (const name of ['Les vitrines', 'La cave', 'devanture', 'Questions fréquentes']) {
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
      await row.getByText(/\d{4}.*, par \S+@\S+/).waitFor();
    }
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

    await bringBack(page, site, 'Les vitrines');
    expect(await isPublic(site, '/blog/vitrines')).toBe(true);
    await bringBack(page, site, 'La cave');
    expect(await isPublic(site, '/cas-clients/cave')).toBe(true);
    await bringBack(page, site, 'Questions fréquentes');
    expect(await site.json('/data/fr/faq.json')).toMatchObject({ title: 'Nos réponses' });
    await bringBack(page, site, 'devanture');
    expect(await services.media.read(image.id)).toMatchObject({ id: image.id });
    await page.getByText('La corbeille est vide.').waitFor();
  },
);

test('[BIN-03] [PUBLISH-04] a reset of the whole site says where everything goes, and it is there', async ({
  visit,
}) => {
  const site = await startSite();
  await edit(site, 'fr', 'faq', { title: 'Nos réponses' });
  await edit(site, 'en', 'faq', { title: 'Our answers' });
  await publishArticle(site, 'vitrines', { title: 'Les vitrines' });
  const article: DocumentRef = { collection: 'article', language: 'fr', id: 'vitrines' };
  await write(site.services, article, { title: 'Un brouillon' });
  await write(site.services, sectionRef('home'), { 'hero.title': 'Un autre' });
  const drafts = async () => (await site.services.workingCopies.list()).map(({ ref }) => ref.id).sort();
  const page = await booted(await visit('/admin/pages/faq', await signedIn(site)));
  await page.getByRole('button', { name: 'Revenir aux textes d’origine' }).click();
  await page.getByLabel(/^Tout le site/).check();
  await dialog(page)
    .getByText(
      /corbeille, d’où vous pouvez les rétablir un par un pendant 90\sjours, tant que vous ne les publiez pas de nouveau/,
    )
    .waitFor();
  await dialog(page)
    .getByText(/dans «\sPublications\s», vous pouvez aussi tout annuler/)
    .waitFor();
  await dialog(page)
    .getByText(
      /brouillons de vos propres articles et cas clients déjà publiés partent et reviennent avec eux/,
    )
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Réinitialiser' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => isPublic(site, '/blog/vitrines')).toBe(false);
  expect(await drafts()).toEqual(['home']);
  await open(page, site, '/admin/bin');
  const names = ['Les vitrines', 'Questions fréquentes', 'Questions fréquentes'];
  expect((await page.getByRole('rowheader').allTextContents()).sort()).toEqual(names);
  await bringBack(page, site, 'Les vitrines');
  expect(await isPublic(site, '/blog/vitrines')).toBe(true);
  expect(await drafts()).toEqual(['home', 'vitrines']);
  await open(page, site, '/admin/publications/published');
  const reset = page.getByRole('listitem').filter({ hasText: 'Retour aux textes d’origine' });
  await reset.getByRole('button', { name: 'Annuler cette publication' }).click();
  await dialog(page).getByRole('button', { name: 'Annuler la publication' }).click();
  await page
    .getByRole('status')
    .getByText(/^Annulation faite/)
    .waitFor();
  expect(await site.json('/data/en/faq.json')).toMatchObject({ title: 'Our answers' });
});

test('[BIN-03] what was never published does not go into the bin, and the dialog says so', async ({
  visit,
}) => {
  const site = await startSite();
  const ref = { collection: 'case-study', language: 'fr', id: 'neuf' } as const;
  const { workingCopies, bin } = site.services;
  await workingCopies.save(ref, bareStudy('neuf', { title: 'Tout neuf' }), { basedOn: '0:', by: 'test' });
  const page = await booted(await visit('/admin/case-studies', await signedIn(site)));
  await page.getByRole('button', { name: 'Supprimer : Tout neuf' }).click();
  await dialog(page).getByText('n’a jamais été publié').waitFor();
  expect(await dialog(page).textContent()).toMatch(/disparaît sans passer par la corbeille/);
  await dialog(page).getByRole('button', { name: 'Supprimer le cas client' }).click();
  await page.getByText('« Tout neuf » est supprimé.').waitFor();
  expect(await bin.documents()).toEqual([]);
  await page.getByRole('button', { name: 'Rétablir' }).click();
  await page.getByText('Le cas client est de retour.').waitFor();
  expect(await workingCopies.count()).toBe(1);
});

test.for(widths)(
  '[BIN-01] at $width px: a taken address and outdated words say what to do',
  async (viewport, { visit }) => {
    const site = await startSite();
    const { services } = site;
    const by = { by: 'test', basedOn: 1 };
    await publishArticle(site, 'a', { slug: 'meme', title: 'Premier' });
    await services.articles.remove('fr', 'a', by);
    await publishArticle(site, 'b', { slug: 'meme', title: 'Second' });
    await services.caseStudies.save('fr', bareStudy('cave', { title: 'La cave' }), { ...by, basedOn: 0 });
    await services.caseStudies.remove('fr', 'cave', by);
    const { db } = await site.openDatabase();
    const outdated = JSON.stringify({ ...bareStudy('cave', { title: 'La cave' }), category: undefined });
    await sql`update revisions set body = ${outdated} where document_id = 'cave' and rev = 1`.execute(db);
    const options = { ...(await signedIn(site)), viewport, expectedComplaint: /status of 422/ };
    const page = await booted(await visit('/admin/bin', options));
    await page.getByRole('button', { name: 'Rétablir : La cave' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Rien n’est rétabli' });
    await alert.getByText(/version plus ancienne du site\. category\s: .+ reste dans la corbeille/).waitFor();
    await page.getByRole('button', { name: 'Rétablir : Premier' }).click();
    await alert.getByText(/l’adresse «\smeme\s» est maintenant celle de «\sSecond\s»/).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: /Ouvrir «\sSecond\s»/ }).click();
    await page.waitForURL(/\/admin\/articles\/b/);
  },
);
