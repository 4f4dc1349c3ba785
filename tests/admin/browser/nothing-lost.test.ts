import { expect } from 'vitest';
import { booted, passTime, test } from '#tests/support/browser/browser.ts';
import {
  browserStorage,
  DRAFT,
  field,
  localDrafts,
  saveStatus,
  signedIn,
  watchSaves,
} from '#tests/support/browser/signed-in.ts';
import { edit, written } from '#tests/support/data/edit.ts';
import { administrator, startSite } from '#tests/support/site/site.ts';

const UNSAVED = 'Modifications non enregistrées';

test('[GENERIC-11] [STORE-14] a draft outlives a closed tab and a reload, is offered again, and goes with the save', async ({
  visit,
}) => {
  const site = await startSite();
  // Time stands still: after three seconds the work would be saved, and no longer be a draft.
  const page = await booted(await visit('/admin/pages/faq', { ...(await signedIn(site)), clock: true }));
  await field(page, 'title').fill('Écrit avant la fermeture');
  await expect.poll(() => localDrafts(page)).toHaveLength(1);
  await page.reload();
  await page.mouse.move(2, 2);
  await booted(page);
  await expect.poll(() => field(page, 'title').inputValue()).not.toBe('Écrit avant la fermeture');
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect.poll(() => field(page, 'title').inputValue()).toBe('Écrit avant la fermeture');
  await expect.poll(() => saveStatus(page).textContent()).toBe(UNSAVED);

  const next = await page.context().newPage();
  await page.close();
  await next.goto(`${site.url}/admin/pages/faq`);
  await next.mouse.move(1, 1);
  await next.getByText(/ont été retrouvées/).waitFor();
  await next.getByRole('button', { name: 'Reprendre' }).click();
  await next.getByRole('button', { name: 'Passer au thème sombre' }).click();
  await expect.poll(() => browserStorage(next)).toEqual(['draft', 'theme']);
  await next.keyboard.press('Control+s');
  await expect.poll(() => saveStatus(next).textContent()).toMatch(DRAFT);
  await expect.poll(() => localDrafts(next)).toEqual([]);
  expect(await written(site, 'fr', 'faq')).toMatchObject({ title: 'Écrit avant la fermeture' });
  await expect.poll(() => browserStorage(next)).toEqual(['theme']);
});

test('[GENERIC-11] a session that ends while typing loses nothing', async ({ visit }) => {
  const site = await startSite();
  const options = { ...(await signedIn(site)), expectedComplaint: /status of 401/ };
  const page = await booted(await visit('/admin/pages/faq', options));
  await page.context().clearCookies();
  await field(page, 'title').fill('Écrit après la fin');
  await page.keyboard.press('Control+s');
  await page.getByRole('alert').filter({ hasText: 'Votre session est terminée.' }).waitFor();
  await expect
    .poll(async () => [await saveStatus(page).textContent(), await field(page, 'title').inputValue()])
    .toEqual([UNSAVED, 'Écrit après la fin']);
  await page.getByRole('button', { name: 'Se reconnecter' }).click();
  await page.getByLabel('Adresse e-mail').fill(administrator.email);
  await page.getByLabel('Mot de passe').fill(administrator.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).waitFor();
  await page.goto(`${site.url}/admin/pages/faq`);
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect.poll(() => field(page, 'title').inputValue()).toBe('Écrit après la fin');
});

test('[ERR-02] a section that cannot be loaded says so, with no form, and can be asked for again', async ({
  visit,
  site,
}) => {
  const options = { ...(await signedIn(site)), expectedComplaint: /500/ };
  const page = await booted(await visit('/admin', options));
  await page.route('**/admin/pages/services.data**', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('link', { name: 'Services', exact: true }).click();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  await expect.poll(() => alert.textContent()).toBe('Erreur lors du chargement du contenu');
  await expect.poll(() => page.locator('[data-field]').count()).toBe(0);
  await page.unroute('**/admin/pages/services.data**');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await field(page, 'hero.title').waitFor();
});

test('[ERR-03] [ERR-15] a failed save is told and loses nothing; it goes when the server or the network is back', async ({
  visit,
}) => {
  const site = await startSite();
  const options = {
    ...(await signedIn(site)),
    expectedComplaint: /500|ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
  };
  const page = await booted(await visit('/admin/pages/faq', { ...options, clock: true }));
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.type()));
  await page.route('**/api/working-copies/**', (route) => route.fulfill({ status: 500 }));
  await field(page, 'title').fill('Têtu');
  await passTime(page, 3100);
  const alert = page.getByRole('alert');
  await alert.waitFor();
  await expect.poll(() => alert.textContent()).toBe('Erreur lors de la sauvegarde');
  await passTime(page, 10_000);
  await expect
    .poll(async () => [await alert.isVisible(), await saveStatus(page).textContent()])
    .toEqual([true, UNSAVED]);
  await expect.poll(() => field(page, 'title').inputValue()).toBe('Têtu');
  await expect.poll(async () => (await localDrafts(page)).length).toBe(1);

  await page.unroute('**/api/working-copies/**');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await field(page, 'subtitle').fill('Sans réseau');
  await passTime(page, 60_000, 1000);
  await expect.poll(() => alert.textContent()).toBe('Erreur lors de la sauvegarde');
  await page.context().setOffline(false);
  await expect.poll(() => saveStatus(page).textContent()).toMatch(DRAFT);
  await expect.poll(() => alert.count()).toBe(0);
  expect(await written(site, 'fr', 'faq')).toMatchObject({ title: 'Têtu', subtitle: 'Sans réseau' });
  expect(dialogs).toEqual([]);
});

test('[ERR-03] a save that the schema refuses names the field and marks it', async ({ visit }) => {
  const site = await startSite();
  const options = { ...(await signedIn(site)), expectedComplaint: /422/ };
  const page = await booted(await visit('/admin/pages/home', options));
  await field(page, 'stats.items.0.value').fill('1.5');
  await page.keyboard.press('Control+s');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  await expect.poll(() => alert.textContent()).toContain('Erreur lors de la sauvegarde');
  await expect.poll(() => alert.textContent()).toContain('stats.items.0.value');
  const marked = field(page, 'stats.items.0.value');
  await expect.poll(() => marked.getAttribute('aria-invalid')).toBe('true');
  await alert.getByRole('button').click();
  await expect.poll(() => marked.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => saveStatus(page).textContent()).toBe(UNSAVED);
  await marked.fill('2');
  await expect.poll(() => marked.getAttribute('aria-invalid')).toBeNull();
  await page.keyboard.press('Control+s');
  await expect.poll(() => saveStatus(page).textContent()).toMatch(DRAFT);
});

test('[GENERIC-12] two people on one section: other fields are joined, the same field is asked about', async ({
  visit,
}) => {
  const site = await startSite();
  const options = { ...(await signedIn(site)), expectedComplaint: /409/ };
  // Time stands still: each save is the one that is asked for.
  const page = await booted(await visit('/admin/pages/faq', { ...options, clock: true }));
  await edit(site, 'fr', 'faq', { subtitle: 'Leur sous-titre' });
  await field(page, 'title').fill('Mon titre');
  await page.keyboard.press('Control+Enter');
  await expect
    .poll(async () => site.json('/data/fr/faq.json'))
    .toMatchObject({
      title: 'Mon titre',
      subtitle: 'Leur sous-titre',
    });
  await expect.poll(() => field(page, 'subtitle').inputValue()).toBe('Leur sous-titre');

  await edit(site, 'fr', 'faq', { title: 'Leur titre', subtitle: 'Encore eux' });
  await field(page, 'title').fill('Mon autre titre');
  await field(page, 'subtitle').fill('Moi aussi');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Deux versions' });
  await dialog.waitFor();
  expect(await site.json('/data/fr/faq.json')).toMatchObject({ title: 'Leur titre', subtitle: 'Encore eux' });
  await expect.poll(() => dialog.getByText('Mon autre titre').count()).toBe(1);
  await expect.poll(async () => (await localDrafts(page)).length).toBe(1);
  await dialog.getByRole('group', { name: 'subtitle' }).getByRole('radio', { name: 'Le leur' }).check();
  await dialog.getByRole('button', { name: 'Garder ces choix' }).click();
  await expect.poll(() => saveStatus(page).textContent()).toMatch(DRAFT);
  await page.keyboard.press('Control+Enter');
  await expect
    .poll(async () => site.json('/data/fr/faq.json'))
    .toMatchObject({
      title: 'Mon autre titre',
      subtitle: 'Encore eux',
    });
  await expect.poll(() => field(page, 'subtitle').inputValue()).toBe('Encore eux');
});

test('two tabs of one administrator keep a draft each, and both end up saved', async ({ visit }) => {
  const site = await startSite();
  // Time stands still, in both tabs: after three seconds a draft would be saved, and gone.
  const options = { ...(await signedIn(site)), clock: true, expectedComplaint: /409/ };
  const page = await booted(await visit('/admin/pages/faq', options));
  const other = await page.context().newPage();
  await other.goto(`${site.url}/admin/pages/faq`);
  await other.mouse.move(1, 1);
  await booted(other);
  const saves = [watchSaves(page), watchSaves(other)];
  await field(page, 'title').fill('Un onglet');
  await field(other, 'subtitle').fill('Un autre onglet');
  await expect.poll(async () => (await localDrafts(page)).length).toBe(2);
  await other.reload();
  await other.mouse.move(2, 2);
  await booted(other);
  await expect.poll(() => other.getByText(/ont été retrouvées/).count()).toBe(1);
  await other.getByRole('button', { name: 'Reprendre' }).click();
  for (const tab of [page, other]) await tab.keyboard.press('Control+s');
  await expect
    .poll(async () => written(site, 'fr', 'faq'))
    .toMatchObject({
      title: 'Un onglet',
      subtitle: 'Un autre onglet',
    });
  expect(saves.flat().length).toBeGreaterThanOrEqual(2);
  await expect.poll(() => localDrafts(page)).toEqual([]);
});

test('[EDIT-72] a link followed without network keeps the screen, and leads on when it is back', async ({
  visit,
}) => {
  const site = await startSite();
  const expectedComplaint = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;
  const page = await booted(
    await visit('/admin/pages/faq', { ...(await signedIn(site)), expectedComplaint }),
  );
  const menu = page.getByRole('navigation', { name: 'Rubriques' });
  const said = page.getByRole('alert').filter({ hasText: 'Pas de réseau.' });
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await field(page, 'title').fill('Écrit sans réseau');
  await menu.getByRole('link', { name: 'Services', exact: true }).click();
  await said.waitFor();
  await menu.getByRole('link', { name: 'Recrutement', exact: true }).click();
  expect(await field(page, 'title').inputValue()).toBe('Écrit sans réseau');
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Recrutement' }).waitFor();
  await said.waitFor({ state: 'detached' });
  expect(await written(site, 'fr', 'faq')).toMatchObject({ title: 'Écrit sans réseau' });
});
