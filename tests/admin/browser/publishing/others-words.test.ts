import { expect } from 'vitest';
import type { DocumentRef } from '#domain/documents.ts';
import * as article from '#tests/support/browser/article-editor.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { DRAFT, field, localDrafts, saveStatus, signedIn } from '#tests/support/browser/signed-in.ts';
import { publish as publishArticle } from '#tests/support/data/articles.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { startSite } from '#tests/support/site/site.ts';

const DAY_MS = 86_400_000;
const expectedComplaint = /status of (?:404|409|422)|ERR_INTERNET_DISCONNECTED/;

test('[PUBLISH-03] what a colleague is writing is not published before it was seen', async ({ visit }) => {
  const site = await startSite();
  const { services } = site;
  const page = await booted(
    await visit('/admin/pages/contact', { ...(await signedIn(site)), expectedComplaint }),
  );
  await field(page, 'hero.title').fill('Écrivez-nous donc');
  await write(services, sectionRef('contact'), { 'hero.subtitle': 'Nos tarifs baissent de moi' }, 'paul');
  const publish = page.getByRole('button', { name: 'Publier', exact: true });
  await publish.click();
  await page.getByRole('alert').getByText('Écrit entre-temps par paul').waitFor();
  expect(await field(page, 'hero.subtitle').inputValue()).toBe('Nos tarifs baissent de moi');
  expect((await services.content.section('contact', 'fr')).hero).not.toMatchObject({
    subtitle: 'Nos tarifs baissent de moi',
  });
  await publish.click();
  await expect
    .poll(async () => (await services.content.section('contact', 'fr')).hero)
    .toMatchObject({ title: 'Écrivez-nous donc', subtitle: 'Nos tarifs baissent de moi' });
});

test('[PUBLISH-01] the editor names a colleague who published', async ({ visit }) => {
  const site = await startSite();
  await write(site.services, sectionRef('contact'), { 'hero.title': 'De Paul' }, 'paul');
  await site.services.publications.publish(await chosenCopies(site.services), { by: 'paul' });
  const page = await booted(await visit('/admin/pages/contact', await signedIn(site)));
  await expect.poll(() => saveStatus(page).textContent()).toMatch(/^En ligne, publié à \d\d:\d\d par paul$/);
});

test('[PUBLISH-12] beside scheduled prices the comparison shows those that visitors pay', async ({
  visit,
}) => {
  const site = await startSite();
  const { services } = site;
  await write(services, sectionRef('calculator'), { 'projectTypes.0.basePrices.simple': 1600 });
  const at = new Date(Date.now() + DAY_MS);
  await services.publications.schedule(await chosenCopies(services), { by: 'marie', at, confirmed: true });
  const page = await booted(await visit('/admin/pages/calculator', await signedIn(site)));
  const row = page.getByRole('row').filter({ hasText: 'Vitrine d’un artisan' });
  await expect
    .poll(() => row.getByRole('cell').allTextContents())
    .toEqual([expect.stringMatching(/^1\s500\s€/), expect.stringMatching(/^1\s600\s€/)]);
});

test('[CASEED-02] [PUBLISH-02] « Annuler » takes back own words only, and they can be had back', async ({
  visit,
}) => {
  const site = await startSite();
  const { services } = site;
  const [study] = await services.caseStudies.published('fr');
  const ref: DocumentRef = { collection: 'case-study', language: 'fr', id: study?.id ?? '' };
  const written = async () => (await services.workingCopies.load(ref)).content as Record<string, string>;
  const { title } = await written();
  const page = await booted(
    await visit(`/admin/case-studies/${ref.id}`, { ...(await signedIn(site)), expectedComplaint }),
  );
  await page.getByRole('button', { name: 'Modifier', exact: true }).first().click();
  await field(page, 'title').waitFor();
  await write(services, ref, { subtitle: 'Deux heures de travail' }, 'paul');
  await field(page, 'title').fill('Le mien');
  await expect.poll(() => saveStatus(page).textContent()).toMatch(DRAFT);
  expect(await written()).toMatchObject({ title: 'Le mien', subtitle: 'Deux heures de travail' });
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  const back = page.getByRole('button', { name: 'Rétablir le brouillon' });
  await back.waitFor();
  expect(await written()).toMatchObject({ title, subtitle: 'Deux heures de travail' });
  await back.click();
  await expect.poll(written).toMatchObject({ title: 'Le mien', subtitle: 'Deux heures de travail' });
});

test('[PUBLISH-01] a new article that never reached the server is offered where a new one is begun', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await visit('/admin/articles/_new', { ...(await signedIn(site)), expectedComplaint });
  await article.opened(page);
  const browser = page.context();
  await browser.setOffline(true);
  await article.field(page, 'title').fill('Écrit sans réseau');
  await page.getByText('Rien n’est perdu').first().waitFor();
  await article.field(page, 'description').fill('Une phrase de plus.');
  await expect.poll(() => localDrafts(page)).toEqual([expect.stringContaining('fr/articles/_new#')]);
  await page.close();
  await browser.setOffline(false);

  const next = await browser.newPage();
  await next.goto(`${site.url}/admin/articles/_new`);
  await article.opened(next);
  await next.getByRole('button', { name: 'Reprendre', exact: true }).click();
  expect(await article.field(next, 'title').inputValue()).toBe('Écrit sans réseau');
});

test('[PUBLISH-07] what waits in a publication cannot be published from its editor', async ({ visit }) => {
  const site = await startSite();
  const { services } = site;
  await publishArticle(site, 'attend', { excerpt: 'Bientôt.', content: '<p>Ici</p>' });
  const [study] = await services.caseStudies.published('fr');
  const waiting = [
    ['article', 'articles', 'attend'],
    ['case-study', 'case-studies', study?.id ?? ''],
  ] as const;
  for (const [collection, , id] of waiting)
    await write(services, { collection, language: 'fr', id }, { title: 'Plus tard' });
  const at = new Date(Date.now() + DAY_MS);
  await services.publications.schedule(await chosenCopies(services), { by: 'marie', at, confirmed: true });
  for (const [, folder, id] of waiting) {
    const page = await booted(await visit(`/admin/${folder}/${id}`, await signedIn(site)));
    if (folder === 'case-studies') await page.getByRole('button', { name: 'Modifier' }).first().click();
    const publish = page.getByRole('button', { name: 'Publier', exact: true });
    await publish.waitFor();
    expect([folder, await publish.isDisabled()]).toEqual([folder, true]);
    await page.keyboard.press('Control+Enter');
    await page.getByText('Programmé').first().waitFor();
    expect((await services.publications.scheduled()).length).toBe(1);
  }
});

test('[BIN-03] an article that somebody published meanwhile is not said to be deleted', async ({ visit }) => {
  const site = await startSite();
  const { services } = site;
  const ref: DocumentRef = { collection: 'article', language: 'fr', id: 'neuf' };
  const [shipped] = await services.articles.published('fr');
  const { entry } = await services.articles.load('fr', shipped?.id ?? '');
  const content = { ...entry, id: 'neuf', slug: 'neuf', title: 'Neuf' };
  await services.workingCopies.save(ref, content, { basedOn: '0:', by: 'marie' });
  const page = await booted(await visit('/admin/articles', { ...(await signedIn(site)), expectedComplaint }));
  const row = page.locator('[data-entry=neuf]');
  await row.getByRole('button', { name: /^Supprimer/ }).waitFor();
  await services.publications.publish(await chosenCopies(services), { by: 'paul', confirmed: true });
  await row.getByRole('button', { name: /^Supprimer/ }).click();
  await page.getByRole('button', { name: 'Supprimer l’article' }).click();
  await page.getByRole('alert').getByText('quelqu’un l’a publié entre-temps').waitFor();
  expect((await site.get('/blog/neuf')).status).toBe(200);
});
