import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { DRAFT, field, localDrafts, saveStatus, signedIn, wide } from '#tests/support/browser/signed-in.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const json = (page: Page) => page.getByRole('textbox', { name: 'Cas client au format JSON' });
const preview = (page: Page) => page.frameLocator('.page-frame iframe');
const publish = (page: Page) => page.getByRole('button', { name: 'Publier', exact: true }).click();
/** One sees the page again, and no fields. */
const closed = (page: Page) => page.locator('.case-study-editor').waitFor({ state: 'detached' });
const alert = (page: Page) => page.locator('.editor-alert');

async function openEditor(page: Page): Promise<Page> {
  await booted(page);
  await page.getByRole('button', { name: 'Modifier', exact: true }).click();
  return showJson(page);
}

async function showJson(page: Page): Promise<Page> {
  await page.getByRole('tab', { name: 'JSON' }).click();
  await json(page).waitFor();
  return page;
}

/** Replaces the whole text, as a paste does. */
async function write(page: Page, text: string): Promise<void> {
  await json(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

async function studyOf(site: Site) {
  return (await site.services.caseStudies.load('fr', 'cave-vauban')).entry;
}

test('[CASEED-01] [CASEED-02] [CASEED-03] studies are listed, hidden ones too; one opens as its page, is edited as JSON and shows at once', async ({
  visit,
}) => {
  const site = await startSite();
  const study = await studyOf(site);
  const hidden = { ...study, id: 'cache', slug: 'cache', title: 'Caché', published: false };
  await site.services.caseStudies.save('fr', hidden, { by: 'test', basedOn: 0 });
  const page = await booted(await visit('/admin/case-studies', { ...(await signedIn(site)), ...wide }));
  const rows = page.locator('.entry-row');
  await expect.poll(() => rows.count()).toBe((await site.services.caseStudies.all('fr')).length);
  await expect
    .poll(() => rows.filter({ hasText: 'Caché' }).locator('.entry-state').textContent())
    .toBe('Masqué');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: `Ouvrir « ${study.title} »` }).click();
  await preview(page).getByRole('heading', { level: 1, name: study.title }).waitFor();
  expect(await violations(page)).toEqual([]);

  await openEditor(page);
  expect(await violations(page)).toEqual([]);
  await write(page, JSON.stringify({ ...study, title: 'Jeté' }));
  await preview(page).getByRole('heading', { level: 1, name: 'Jeté' }).waitFor();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await preview(page).getByRole('heading', { level: 1, name: study.title }).waitFor();
  await expect.poll(() => studyOf(site)).toEqual(study);

  await openEditor(page);
  await expect.poll(() => json(page).textContent()).toContain(study.title);
  await write(page, JSON.stringify({ ...study, title: 'Le dimanche aussi' }, null, 2));
  await publish(page);
  await closed(page);
  await preview(page).getByRole('heading', { level: 1, name: 'Le dimanche aussi' }).waitFor();
  expect(await site.text('/cas-clients/cave-vauban')).toContain('Le dimanche aussi');
});

test('[CASEED-04] [CASEED-06] [ERR-07] [ERR-03] what does not parse or lacks a field is said, and the text stays', async ({
  visit,
}) => {
  const site = await startSite();
  const study = await studyOf(site);
  const options = { ...(await signedIn(site)), expectedComplaint: /status of (?:422|500)/ };
  const page = await openEditor(await visit('/admin/case-studies/cave-vauban', options));
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls += 1;
  });
  await write(page, '{"id":');
  await publish(page);
  await expect.poll(() => alert(page).textContent()).toBe('Erreur dans le JSON. Vérifiez la syntaxe.');
  await expect
    .poll(async () => [await alert(page).getAttribute('role'), await json(page).textContent(), calls])
    .toEqual([...['alert', '{"id":', 0]]);
  await page.locator('.cm-lint-marker-error').waitFor();
  expect(await violations(page)).toEqual([]);

  await write(page, JSON.stringify({ ...study, title: '' }, null, 2));
  await publish(page);
  await expect
    .poll(() => alert(page).textContent())
    .toContain('Ce champ ne peut pas rester vide\u00a0: écrivez-y quelque chose.');

  const { client: _, year: __, ...without } = study;
  const lines = JSON.stringify({ ...without, tags: 'seul' }, null, 2);
  await write(page, lines);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.locator('.cm-lintRange-error').first().waitFor();
  await expect.poll(() => page.locator('.cm-lintRange-error').allTextContents()).toContain('"tags"');
  await publish(page);
  await expect.poll(() => alert(page).textContent()).toMatch(/^Erreur lors de la sauvegardeÀ corriger/);
  for (const name of ['client', 'year', 'tags'])
    await expect.poll(() => alert(page).textContent()).toContain(name);
  await expect.poll(() => page.locator('.save-status').textContent()).toBe('Modifications non enregistrées');

  await page.route('**/api/working-copies/**', (route) => route.fulfill({ status: 500, body: '' }));
  await write(page, JSON.stringify({ ...study, title: 'Gardé' }));
  await publish(page);
  await expect.poll(() => alert(page).textContent()).toBe('Erreur lors de la sauvegarde');
  await expect.poll(() => json(page).textContent()).toContain('Gardé');
  await expect.poll(() => page.locator('.save-status').textContent()).toBe('Modifications non enregistrées');
  await expect.poll(() => studyOf(site)).toEqual(study);
});

test('the schema offers the fields that are missing, and their values', async ({ visit }) => {
  const site = await startSite();
  const page = await openEditor(await visit('/admin/case-studies/cave-vauban', await signedIn(site)));
  await write(page, '{"hero": {');
  await page.keyboard.press('Control+Space');
  const options = page.locator('.cm-tooltip-autocomplete li');
  await options.first().waitFor();
  await expect
    .poll(() => options.locator('.cm-completionLabel').allTextContents())
    .toEqual([...['title', 'subtitle', 'description', 'image', 'website']]);
  await options.nth(1).click();
  await expect.poll(() => json(page).textContent()).toContain('"subtitle": ""');
  await write(page, '{"published": t');
  await options.first().waitFor();
  await expect.poll(() => options.locator('.cm-completionLabel').allTextContents()).toEqual(['true']);
});

test('somebody else’s text is put beside mine, and an unsaved text is offered again', async ({ visit }) => {
  const site = await startSite();
  const study = await studyOf(site);
  const options = { ...(await signedIn(site)), expectedComplaint: /status of 409/ };
  const page = await openEditor(await visit('/admin/case-studies/cave-vauban', options));
  await site.services.caseStudies.save(
    ...(['fr', { ...study, title: 'Le leur' }, { by: 'marie', basedOn: 0 }] as const),
  );
  await write(page, JSON.stringify({ ...study, title: 'Le mien' }));
  await expect.poll(() => localDrafts(page)).toHaveLength(1);
  await page.reload();
  await openEditor(page);
  await page.getByRole('button', { name: 'Reprendre' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.conflict-text', { hasText: 'Le leur' }).waitFor();
  await dialog.getByRole('button', { name: 'Garder ces choix' }).click();
  await expect.poll(() => saveStatus(page).textContent()).toMatch(DRAFT);
  expect((await studyOf(site)).title).toBe('Le leur');
  await publish(page);
  await expect.poll(async () => (await studyOf(site)).title).toBe('Le mien');
});

test('[ERR-14] a study is begun from its title, hidden, opens for writing, and is removed and brought back', async ({
  visit,
}) => {
  const site = await startSite();
  const { caseStudies, workingCopies } = site.services;
  for (const { id } of await caseStudies.all('en'))
    await caseStudies.remove('en', id, { by: 'test', basedOn: 0 });
  const page = await booted(
    await visit('/admin/case-studies?lang=en', { ...(await signedIn(site)), expectedComplaint: /409/ }),
  );
  await page.getByText('Aucun cas client trouvé').waitFor();
  await page.getByRole('button', { name: 'Nouveau cas client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau cas client' });
  await expect.poll(() => dialog.getByRole('button', { name: 'Créer' }).isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  // A study of this name was deleted: the new one gets the next name.
  await dialog.getByLabel('Titre').fill('Cave Vauban');
  await dialog.getByRole('button', { name: 'Créer' }).click();
  await expect.poll(() => field(page, 'slug').inputValue()).toBe('cave-vauban-2');
  expect(await caseStudies.published('en')).toEqual([]);

  await page.goto(`${site.url}/admin/case-studies?lang=en`);
  await booted(page);
  await page.getByRole('button', { name: /^Supprimer/ }).click();
  await page.getByRole('button', { name: 'Supprimer le cas client' }).click();
  await page.getByText('Aucun cas client trouvé').waitFor();
  await expect.poll(() => workingCopies.list()).toEqual([]);
  await page.getByRole('button', { name: 'Rétablir' }).click();
  await page.getByRole('link', { name: /Ouvrir/ }).click();
  await openEditor(page);
  await expect.poll(() => json(page).textContent()).toContain('"slug": "cave-vauban-2"');
  await publish(page);
  await expect
    .poll(async () => (await caseStudies.listed('en')).map(({ id }) => id))
    .toEqual(['cave-vauban-2']);

  await page.getByRole('link', { name: 'Cas clients' }).first().click();
  await page.getByRole('button', { name: /^Supprimer/ }).click();
  await page.getByRole('button', { name: 'Supprimer le cas client' }).click();
  await expect.poll(() => caseStudies.listed('en')).toEqual([]);
  await page.getByRole('button', { name: 'Rétablir' }).click();
  await expect.poll(async () => (await caseStudies.listed('en')).length).toBe(1);
});
