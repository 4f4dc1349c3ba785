import { expect } from 'vitest';
import { contrastViolations, violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { signedIn } from '#tests/support/browser/signed-in.ts';
import { codeShown } from '#tests/support/data/one-time-code.ts';
import { administrator, startSite } from '#tests/support/site/site.ts';

test('an administrator turns the second factor on, comes in with it, and reads in the journal what happened', async ({
  visit,
}) => {
  // The clock of the site stands still: the codes stay good however long the rest takes.
  const now = new Date();
  const site = await startSite({ now: () => now });
  const session = await signedIn(site);
  const page = await booted(
    await visit('/admin/account', { ...session, expectedComplaint: /status of 4\d\d/ }),
  );
  await page.getByRole('button', { name: 'Activer la double vérification' }).click();
  await page.getByRole('img', { name: 'Code QR à scanner avec votre application' }).waitFor();
  expect(await violations(page)).toEqual([]);
  const secret = await page.getByLabel('Clé, affichée cette seule fois').inputValue();
  await page.getByLabel('Code affiché par l’application').fill(codeShown(secret, now));
  await page.getByLabel('Mot de passe actuel').first().fill(administrator.password);
  await page.getByRole('button', { name: 'Activer', exact: true }).click();
  await expect.poll(() => page.locator('.factor-codes li').count()).toBe(10);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await page.getByText('Il vous reste 10 codes de secours.').waitFor();
  await expect.poll(() => page.locator('.factor-codes, .factor-qr').count()).toBe(0);

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.getByLabel('Adresse e-mail').fill(administrator.email);
  await page.getByLabel('Mot de passe').fill(administrator.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  const code = page.getByLabel('Code de vérification');
  await code.waitFor();
  expect(await violations(page)).toEqual([]);
  // The password was right: it stays, and only the code is typed anew.
  await code.fill('12 34 56');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('alert').getByText('Ce code n’est pas le bon').waitFor();
  await expect.poll(() => code.inputValue()).toBe('');
  await code.fill(codeShown(secret, now, 1));
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('navigation', { name: 'Rubriques' }).first().waitFor();

  await page.goto(`${site.url}/admin/audit-log`);
  await booted(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Passer au thème sombre' }).click();
  await page.locator('html.dark').waitFor();
  expect(await contrastViolations(page)).toEqual([]);
  await page.getByLabel('Action').selectOption('Code refusé');
  await page.getByLabel('Chercher une personne ou un contenu').fill('ADMIN@');
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await expect.poll(() => page.locator('.audit-line').count()).toBe(1);
  await expect.poll(() => page.locator('.audit-line').textContent()).toContain(administrator.email);
  await page.getByLabel('Chercher une personne ou un contenu').fill('personne');
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await page.getByText('Rien dans le journal ne correspond à cette recherche.').waitFor();
});
