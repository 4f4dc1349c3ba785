import { expect } from 'vitest';
import { field, opened, publishButton, source, text, toast } from '#tests/support/browser/article-editor.ts';
import { violations } from '#tests/support/browser/axe.ts';
import { test } from '#tests/support/browser/browser.ts';
import { browserStorage, DRAFT, saveStatus, signedIn } from '#tests/support/browser/signed-in.ts';
import { publish } from '#tests/support/data/articles.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const content = '<p>Texte</p>';
const withArticle = async (site: Site) => publish(site, 'essai', { excerpt: 'Résumé', content });

test('unsaved work outlives the tab and is offered again', async ({ visit }) => {
  const site = await startSite();
  await withArticle(site);
  const page = await opened(await visit('/admin/articles/essai', await signedIn(site)));
  await field(page, 'title').fill('Écrit dans le train');
  await text(page).press('ControlOrMeta+End');
  await text(page).pressSequentially(' et la suite');
  await expect.poll(() => browserStorage(page)).toEqual(['draft']);

  const context = page.context();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(`${site.url}/admin/articles/essai`);
  await opened(again);
  await expect.poll(() => field(again, 'title').inputValue()).toBe('Titre de essai');
  expect(await violations(again)).toEqual([]);
  await again.getByRole('button', { name: 'Reprendre' }).click();
  await expect.poll(() => field(again, 'title').inputValue()).toBe('Écrit dans le train');
  expect(await source(again)).toBe('<p>Texte et la suite</p>');
  await publishButton(again).click();
  await toast(again).filter({ hasText: 'succès' }).waitFor();
  expect(await site.services.articles.byId('fr', 'essai')).toMatchObject({
    ...{ title: 'Écrit dans le train', content: '<p>Texte et la suite</p>' },
  });
  await expect.poll(() => browserStorage(again)).toEqual([]);
});

test('of two administrators the second is asked, field by field; what only one touched is kept', async ({
  visit,
}) => {
  const site = await startSite();
  await withArticle(site);
  const options = { ...(await signedIn(site)), expectedComplaint: /status of 409/ };
  const page = await opened(await visit('/admin/articles/essai', options));
  await publish(site, 'essai', {
    ...{ title: 'Le leur', excerpt: 'Résumé', content, tags: ['leur'], author: 'Marie' },
  });
  await field(page, 'title').fill('Le mien');
  await field(page, 'description').fill('Ma description');
  await publishButton(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Le leur', { exact: true }).first().waitFor();
  await expect.poll(() => dialog.getByRole('group').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await dialog
    .getByRole('group', { name: /^Titre/ })
    .getByRole('radio')
    .first()
    .check();
  await dialog.getByRole('button', { name: 'Garder ces choix' }).click();
  await expect.poll(() => saveStatus(page).textContent()).toMatch(DRAFT);
  await publishButton(page).click();
  await toast(page).filter({ hasText: 'succès' }).waitFor();
  expect(await site.services.articles.byId('fr', 'essai')).toMatchObject({
    ...{ title: 'Le mien', excerpt: 'Ma description', tags: ['leur'], author: 'Marie' },
  });
});

test('[PUBLISH-04] an earlier version is compared word by word and comes back', async ({ visit }) => {
  const site = await startSite();
  await withArticle(site);
  await publish(site, 'essai', { title: 'Deuxième', excerpt: 'Résumé', content: '<p>Autre texte</p>' });
  const page = await opened(await visit('/admin/articles/essai', await signedIn(site)));
  await page.getByRole('button', { name: 'Historique' }).click();
  const dialog = page.getByRole('dialog');
  const versions = dialog.getByRole('list', { name: 'Versions' }).getByRole('button');
  await expect.poll(() => versions.count()).toBe(3);
  await versions.nth(1).click();
  await dialog.getByRole('button', { name: 'Reprendre toute cette version' }).click();
  await expect.poll(() => saveStatus(page).textContent()).toMatch(DRAFT);
  expect(await site.services.articles.byId('fr', 'essai')).toMatchObject({ title: 'Deuxième' });
  await page.keyboard.press('Escape');
  await publishButton(page).click();
  await toast(page).filter({ hasText: 'succès' }).waitFor();
  expect(await site.services.articles.byId('fr', 'essai')).toMatchObject({
    title: 'Titre de essai',
    content,
  });
});

test('a session that ended while typing loses nothing', async ({ visit }) => {
  const site = await startSite();
  await withArticle(site);
  const options = { ...(await signedIn(site)), expectedComplaint: /status of 401/ };
  const page = await opened(await visit('/admin/articles/essai', options));
  await field(page, 'title').fill('Trop tard');
  await page.context().clearCookies();
  await publishButton(page).click();
  await toast(page).filter({ hasText: 'Votre session est terminée' }).waitFor();
  await expect.poll(() => field(page, 'title').inputValue()).toBe('Trop tard');
  expect(await site.services.articles.byId('fr', 'essai')).toMatchObject({ title: 'Titre de essai' });
});
