import { expect } from 'vitest';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { confirmByPassword } from '#tests/support/browser/password-again.ts';
import { signedIn } from '#tests/support/browser/signed-in.ts';
import { administrator, startSite } from '#tests/support/site/site.ts';

const paul = { email: 'paul@atelier-vitrine.example', password: 'un mot de passe solide' };

test('an administrator invites another, shuts them out and lets them in again', async ({ visit }) => {
  const site = await startSite();
  const page = await booted(await visit('/admin/administrators', await signedIn(site)));
  await page.getByLabel('Adresse e-mail').fill(paul.email);
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  await confirmByPassword(page);
  const link = await page.getByLabel(/Lien d’invitation/).inputValue();
  expect(link).toContain(`${site.url}/admin/invitation?token=`);
  expect(await violations(page)).toEqual([]);

  const his = await visit(link.slice(site.url.length), { url: site.url });
  await expect.poll(() => his.getByLabel('Adresse e-mail').inputValue()).toBe(paul.email);
  expect(await violations(his)).toEqual([]);
  await his.getByLabel('Mot de passe').fill(paul.password);
  await his.getByRole('button', { name: 'Entrer' }).click();
  await his.getByRole('navigation').first().waitFor();
  expect((await site.get(link.slice(site.url.length))).status).toBe(410);

  await page.reload();
  await booted(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect
    .poll(() => page.locator('.sheet-table').evaluate((table) => table.scrollWidth))
    .toBeLessThan(360);
  await page.getByRole('button', { name: `Désactiver ${paul.email}` }).click();
  const dialog = page.getByRole('dialog', { name: /Désactiver/ });
  await dialog.waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Désactiver' }).click();
  await page.getByRole('status').getByText(`${paul.email} ne peut plus entrer.`).waitFor();
  await his.reload();
  await his.getByRole('heading', { name: 'Accès réservé aux administrateurs' }).waitFor();
  await page.getByRole('button', { name: `Réactiver ${paul.email}` }).click();
  await page.getByRole('status').getByText(`${paul.email} peut entrer de nouveau.`).waitFor();
  expect(await site.services.accounts.logIn(paul, 'x')).toEqual({ token: expect.any(String) });
});

test('a changed password closes the other windows and not this one', async ({ visit }) => {
  const site = await startSite();
  const elsewhere = await site.signIn();
  const page = await booted(
    await visit('/admin/account', {
      ...(await signedIn(site)),
      expectedComplaint: /status of 422/,
    }),
  );
  const change = async (current: string, next: string) => {
    await page.getByLabel('Mot de passe actuel').fill(current);
    await page.getByLabel('Nouveau mot de passe').fill(next);
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  };
  await change('faux', 'une phrase toute neuve');
  await page.getByRole('alert').getByText('Le mot de passe actuel n’est pas le bon.').waitFor();
  expect(await violations(page)).toEqual([]);
  await change(administrator.password, 'une phrase toute neuve');
  await page.getByRole('status').getByText('Le mot de passe est changé.').waitFor();
  expect((await elsewhere.get('/api/content/fr/home')).status).toBe(401);
  await page.reload();
  await page.getByRole('heading', { name: 'Mon compte' }).waitFor();
});

test('page views and the steps of the calculator are drawn day by day, and can be read without seeing', async ({
  visit,
}) => {
  const site = await startSite({ now: () => new Date('2025-06-10T10:00:00Z') });
  const { views, stepCounts } = site.services;
  for (let count = 0; count < 12; count += 1)
    views.count({ day: '2025-06-09', path: '/tarifs', language: 'fr', referrer: 'google.com' });
  views.count({ day: '2025-06-01', path: '/', language: 'fr', referrer: '' });
  views.count({ day: '2025-05-01', path: '/', language: 'fr', referrer: '' });
  await views.flush();
  await stepCounts.count('arrived', new URLSearchParams(), 'fr');
  await stepCounts.count('arrived', new URLSearchParams('etape=2'), 'fr');
  await stepCounts.flush();
  const page = await booted(await visit('/admin/statistics', await signedIn(site)));
  const chart = page.getByRole('img', { name: /Pages vues par jour : 13 au total, au plus 12 le 9 juin/ });
  await chart.waitFor();
  await expect.poll(() => chart.locator('rect').count()).toBe(30);
  await expect.poll(() => page.getByText('/tarifs').locator('..').textContent()).toBe('/tarifs12');
  await page.getByRole('img', { name: /Calculs commencés par jour : 1 au total/ }).waitFor();
  await page.getByText('Voir les chiffres').first().click();
  await page.getByRole('row', { name: '9 juin 12' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '7 jours' }).click();
  await page.getByRole('img', { name: /Pages vues par jour : 12 au total/ }).waitFor();
});
