import { expect } from 'vitest';
import { contrastViolations, violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { confirmByPassword } from '#tests/support/browser/password-again.ts';
import { signedIn } from '#tests/support/browser/signed-in.ts';
import { teamMember } from '#tests/support/data/team.ts';
import { administrator, startSite } from '#tests/support/site/site.ts';

test('[TRUST-23] a password that is guessed soon is refused with the reason, and a sentence is taken', async ({
  visit,
}) => {
  const site = await startSite();
  const { accounts } = site.services;
  const link = await accounts.makeLink({ email: 'lea@atelier-vitrine.example', by: 'a test', days: 1 });
  const page = await booted(
    await visit(`/admin/invitation?token=${link}`, { url: site.url, expectedComplaint: /status of 422/ }),
  );
  const choose = async (password: string) => {
    await page.getByLabel('Mot de passe').fill(password);
    await page.getByRole('button', { name: 'Entrer' }).click();
  };
  for (const [password, reason] of [
    ['password1234', 'des premiers que l’on essaie'],
    ['aaaaaaaaaaaa', 'répète ou suit des touches'],
    ['vitrine12345', 'reprend votre adresse'],
    ['lea@atelier-vitrine.example', 'reprend votre adresse'],
  ] as const) {
    await choose(password);
    await page.getByRole('alert').getByText(reason).waitFor();
  }
  expect(await violations(page)).toEqual([]);
  await choose('trois chats mangent des nouilles');
  await page.getByRole('navigation', { name: 'Rubriques' }).first().waitFor();

  const mine = await booted(
    await visit('/admin/account', { ...(await signedIn(site)), expectedComplaint: /status of 422/ }),
  );
  await mine.getByLabel('Mot de passe actuel').fill(administrator.password);
  await mine.getByLabel('Nouveau mot de passe').fill('azertyuiop123');
  await mine.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await mine.getByRole('alert').getByText('répète ou suit des touches').waitFor();
});

test('[TRUST-26] the own sessions are listed, and closed one by one or all others at once', async ({
  visit,
}) => {
  const site = await startSite();
  const elsewhere = await site.signIn();
  const others = [await site.signIn(), await site.signIn()];
  const page = await visit('/admin/account', { url: site.url });
  await page.getByLabel('Adresse e-mail').fill(administrator.email);
  await page.getByLabel('Mot de passe').fill(administrator.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  const list = page.getByRole('heading', { name: 'Vos sessions' }).locator('..').getByRole('listitem');
  await expect.poll(() => list.count()).toBe(4);
  await booted(page);
  const mine = list.filter({ hasText: 'celle-ci' });
  await expect.poll(() => mine.textContent()).toMatch(/^Chrome, \w+ celle-ci/);
  expect(await violations(page)).toEqual([]);
  expect(await contrastViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await list
    .last()
    .getByRole('button', { name: /^Fermer Navigateur inconnu/ })
    .click();
  const told = page.getByRole('status').getByText('Cette session est fermée.');
  await told.waitFor();
  // The button that had the focus went with its session.
  await expect
    .poll(() =>
      told.evaluate((text) => document.activeElement?.contains(text) && document.activeElement.tagName),
    )
    .toBe('DIV');
  await expect.poll(() => list.count()).toBe(3);
  const statuses = async () =>
    Promise.all([elsewhere, ...others].map(async (one) => (await one.get('/api/content/fr/home')).status));
  expect((await statuses()).sort()).toEqual([200, 200, 401]);
  await page.getByRole('button', { name: 'Fermer toutes les autres' }).click();
  await page.getByRole('status').getByText('Les 2 autres sessions sont fermées.').waitFor();
  await expect.poll(() => list.count()).toBe(1);
  expect(await statuses()).toEqual([401, 401, 401]);
  await page.reload();
  await page.getByRole('heading', { name: 'Mon compte' }).waitFor();
});

test('[TRUST-27] after too many wrong passwords the question stays, and says in how many minutes it is heard again', async ({
  visit,
}) => {
  const site = await startSite();
  const options = { ...(await signedIn(site)), expectedComplaint: /status of 4(22|29)/ };
  const page = await booted(await visit('/admin/administrators', options));
  await page.getByLabel('Adresse e-mail').fill('lea@atelier-vitrine.example');
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  const refusal = page.getByRole('alert');
  for (let guess = 1; guess <= 5; guess += 1) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await confirmByPassword(page, `ce n’est pas lui ${guess}`);
    await answered;
    await refusal.getByText('Rien n’a été fait').waitFor();
  }
  await confirmByPassword(page);
  await refusal.getByText(/^Trop de tentatives\. Réessayez dans \d+ minutes?\.$/).waitFor();
  await page.getByText('Pour inviter lea@atelier-vitrine.example').waitFor();
  expect(await page.getByLabel('Votre mot de passe').count()).toBe(1);
  expect((await site.services.accounts.list()).invitations).toEqual([]);
});

test.for([true, false])(
  '[TRUST-27] an invitation, another role and a link for a new password ask for the password again (JavaScript: %s)',
  async (javaScriptEnabled, { visit }) => {
    const site = await startSite();
    const { email } = await teamMember(site, 'reader');
    const page = await visit('/admin/administrators', {
      ...(await signedIn(site)),
      javaScriptEnabled,
      expectedComplaint: /status of 422/,
    });
    if (javaScriptEnabled) await booted(page);
    const lea = 'lea@atelier-vitrine.example';
    await page.getByLabel('Adresse e-mail').fill(lea);
    await page.getByRole('button', { name: 'Créer le lien' }).click();
    await page.getByText(`Pour inviter ${lea} (Rédaction sans publication).`).waitFor();
    if (javaScriptEnabled) {
      expect(await violations(page)).toEqual([]);
      await expect
        .poll(() => page.getByLabel('Votre mot de passe').evaluate((field) => field.matches(':focus')))
        .toBe(true);
    }
    await confirmByPassword(page, 'ce n’est pas lui');
    await page.getByRole('alert').getByText('Rien n’a été fait').waitFor();
    expect((await site.services.accounts.list()).invitations).toEqual([]);
    await confirmByPassword(page);
    await page.getByLabel(/Lien d’invitation/).waitFor();

    const roleOf = async () =>
      (await site.services.accounts.list()).administrators.find((one) => one.email === email)?.role;
    await page.getByLabel(`Rôle de ${email}`).first().selectOption('Propriétaire');
    await page.getByRole('button', { name: `Changer Rôle de ${email}` }).click();
    await page.getByText(`Pour changer le rôle de ${email}`).waitFor();
    expect(await roleOf()).toBe('reader');
    await confirmByPassword(page);
    await page.getByRole('status').getByText(`${email} a maintenant ce rôle`).waitFor();
    expect(await roleOf()).toBe('owner');

    await page.getByRole('button', { name: `Nouveau mot de passe ${email}` }).click();
    if (javaScriptEnabled)
      await page.getByRole('dialog').getByRole('button', { name: 'Créer le lien' }).click();
    await page.getByText(`Pour créer un lien qui change le mot de passe de ${email}.`).waitFor();
    await confirmByPassword(page);
    await page.getByLabel(/Lien pour un nouveau mot de passe/).waitFor();
  },
);
