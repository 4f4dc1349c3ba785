import { expect } from 'vitest';
import { test } from '#tests/support/browser.ts';
import { administrator, startSite } from '#tests/support/site.ts';

test('the first administrator is made through the one-time link, signed in at once, and the link is used up', async ({
  visit,
}) => {
  const site = await startSite({ firstAdministrator: false });
  const link = `/admin/setup?token=${await site.services.accounts.createSetupToken()}`;
  const page = await visit(link, { url: site.url });
  await page.getByLabel('Adresse e-mail').fill('marie@atelier-vitrine.example');
  await page.getByLabel('Mot de passe').fill('un mot de passe solide');
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  await page.getByTitle('marie@atelier-vitrine.example').waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin');
  expect((await site.get(link)).status).toBe(410);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test.for([true, false])(
  'signing in and out works (JavaScript: %s)',
  async (javaScriptEnabled, { visit, site }) => {
    const page = await visit('/en/admin', { javaScriptEnabled });
    await page.getByLabel('Adresse e-mail').fill(administrator.email);
    await page.getByLabel('Mot de passe').fill(administrator.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByTitle(administrator.email).waitFor();
    await page.goto(`${site.url}/admin`);
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.getByRole('heading', { name: 'Accès réservé aux administrateurs' }).waitFor();
    await page.goto(`${site.url}/en/admin`);
    expect(await page.getByText('Accès réservé aux administrateurs').isVisible()).toBe(true);
  },
);

test('a wrong password is refused in plain words and the e-mail stays', async ({ visit }) => {
  const page = await visit('/admin', { javaScriptEnabled: false, expectedComplaint: /status of 401/ });
  await page.getByLabel('Adresse e-mail').fill(administrator.email);
  await page.getByLabel('Mot de passe').fill('faux');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  expect(await page.getByRole('alert').textContent()).toBe('Email ou mot de passe incorrect');
  expect(await page.getByLabel('Adresse e-mail').inputValue()).toBe(administrator.email);
  expect(await page.getByLabel('Mot de passe').inputValue()).toBe('');
});
