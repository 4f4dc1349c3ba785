import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { confirmByPassword } from '#tests/support/browser/password-again.ts';
import { DRAFT, field, saveStatus, sessionState, signedIn } from '#tests/support/browser/signed-in.ts';
import { teamMember } from '#tests/support/data/team.ts';
import { startSite } from '#tests/support/site/site.ts';

/** What the menu offers, closed groups included. */
const entries = (page: Page) =>
  page.locator('.admin-entry').evaluateAll((all) => all.map((one) => one.getAttribute('href')));

/** What Ctrl+K finds for some words. */
async function found(page: Page, query: string) {
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog').getByRole('combobox').fill(query);
  await page
    .getByRole('status')
    .getByText(/Rien ne correspond|Flèches/)
    .waitFor();
  const titles = await page.locator('.search-title').allTextContents();
  await page.keyboard.press('Escape');
  return titles;
}

test('[ROLE-02] [ROLE-08] an editor who may not publish writes, reads who publishes, and sees nothing that is closed', async ({
  visit,
}) => {
  const site = await startSite();
  const { token } = await teamMember(site, 'editor');
  const session = { ...sessionState(site, token), expectedComplaint: /status of 403/ };
  const page = await booted(await visit('/admin/pages/home', session));
  await page.locator('.editor-tools').getByText('C’est le propriétaire qui publie.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Publier' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  const offered = await entries(page);
  expect(offered).toEqual(expect.arrayContaining(['/admin/pages/home', '/admin/media', '/admin/redirects']));
  for (const closed of ['inbox', 'statistics', 'administrators', 'audit-log'])
    expect(offered).not.toContain(`/admin/${closed}`);
  await expect.poll(() => page.getByRole('button', { name: /Exporter|Importer/ }).count()).toBe(0);
  expect(await found(page, 'journal')).not.toContain('Journal');
  expect(await found(page, 'publier')).not.toContain('Publier les brouillons');
  expect(await found(page, 'médiathèque')).toContain('Médiathèque');

  await field(page, 'hero.title').fill('Écrit par la rédaction');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => saveStatus(page).textContent()).toMatch(DRAFT);
  expect(await site.text('/')).not.toContain('Écrit par la rédaction');

  await page.goto(`${site.url}/admin/publications`);
  await page.locator('.publication-panel').getByText('C’est le propriétaire qui publie.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Publier/ }).count()).toBe(0);
  await page.goto(`${site.url}/admin/administrators`);
  await page.getByRole('heading', { name: 'Cette page n’est pas ouverte à votre rôle' }).waitFor();
  await page.getByRole('navigation', { name: 'Rubriques' }).first().waitFor();
  expect(await violations(page)).toEqual([]);
});

test('[ROLE-02] [ROLE-08] an editor who may publish does', async ({ visit }) => {
  const site = await startSite();
  const { token } = await teamMember(site, 'editor+publish');
  const page = await booted(await visit('/admin/pages/home', sessionState(site, token)));
  await field(page, 'hero.title').fill('Publié par la rédaction');
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect.poll(() => site.text('/')).toContain('Publié par la rédaction');
  await page.getByRole('button', { name: /Réinitialiser|d’origine/ }).click();
  // Everything at once is the owner's.
  await expect.poll(() => page.locator('.reset-scope input').count()).toBe(1);
});

test('[ROLE-02] [ROLE-08] a reader comes in at the messages, and nothing of the words is shown or asked for', async ({
  visit,
}) => {
  const site = await startSite();
  const { token } = await teamMember(site, 'reader');
  const page = await visit('/admin', { ...sessionState(site, token), expectedComplaint: /status of 403/ });
  await booted(page);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/inbox');
  expect((await entries(page)).sort()).toEqual([
    '/admin/account',
    '/admin/appointments',
    '/admin/inbox',
    '/admin/inbox/applications',
    '/admin/inbox/quotes',
    '/admin/statistics',
    '/admin/today',
  ]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  expect(await found(page, 'accueil')).toEqual([]);
  expect(await found(page, 'messages reçus')).toContain('Lire les messages reçus');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await expect.poll(() => page.getByRole('link', { name: /CSV/ }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  const { items } = await site.services.audit.page({ action: 'access-refused', search: '', page: 1 });
  expect(items).toEqual([]);

  // An editor by its address says whose it is, not that it failed; the menu stays.
  await page.goto(`${site.url}/admin/pages/home`);
  await page.getByRole('heading', { name: 'Cette page n’est pas ouverte à votre rôle' }).waitFor();
  await page.getByRole('navigation', { name: 'Rubriques' }).first().waitFor();
});

test('[ROLE-06] an owner invites with a role, changes it, and the journal tells it', async ({ visit }) => {
  const site = await startSite();
  const { email } = await teamMember(site, 'reader');
  const page = await booted(await visit('/admin/administrators', await signedIn(site)));
  await page.getByLabel('Adresse e-mail').fill('lea@atelier-vitrine.example');
  await page.getByLabel('Rôle', { exact: true }).selectOption('Rédaction et publication');
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  await confirmByPassword(page);
  await page.getByLabel(/Lien d’invitation/).waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'lea@' })
    .getByText('Rédaction et publication')
    .waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByLabel(`Rôle de ${email}`).first().selectOption('Rédaction sans publication');
  await page.getByRole('button', { name: `Changer Rôle de ${email}` }).click();
  await confirmByPassword(page);
  await page.getByRole('status').getByText(`${email} a maintenant ce rôle`).waitFor();
  const { administrators } = await site.services.accounts.list();
  expect(administrators.find((one) => one.email === email)).toMatchObject({ role: 'editor', may_publish: 0 });
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goto(`${site.url}/admin/audit-log`);
  await page.getByText(`${email} (Rédaction sans publication)`).waitFor();
});
