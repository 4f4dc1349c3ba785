import { expect, vi } from 'vitest';
import { contrastViolations, violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { confirmByPassword } from '#tests/support/browser/password-again.ts';
import { signedIn } from '#tests/support/browser/signed-in.ts';
import { teamMember } from '#tests/support/data/team.ts';
import { startSmtp } from '#tests/support/services/smtp.ts';
import { administrator, startSite } from '#tests/support/site/site.ts';

const NEXT = 'une phrase toute neuve';

test.for([true, false])(
  '[ROLE-09] whoever has forgotten the password gets a link and comes in with another (JavaScript: %s)',
  async (javaScriptEnabled, { visit }) => {
    const smtp = await startSmtp();
    const site = await startSite({ environment: { SMTP_URL: smtp.url } });
    const page = await visit('/admin', {
      url: site.url,
      javaScriptEnabled,
      expectedComplaint: /status of 4(2|10)/,
    });
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
    await page.getByRole('heading', { name: 'Mot de passe oublié', level: 1 }).waitFor();
    if (javaScriptEnabled) {
      await booted(page);
      expect(await violations(page)).toEqual([]);
      expect(await contrastViolations(page)).toEqual([]);
    }
    await page.getByLabel('Adresse e-mail').fill(administrator.email);
    await page.getByRole('button', { name: 'Recevoir le lien' }).click();
    await page.getByRole('status').getByText('un e-mail vient de partir').waitFor();
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 30_000 });
    const text = (smtp.received[0]?.raw ?? '').replace(/=\r?\n/g, '').replace(/=3D/g, '=');
    const [link = ''] = /\/admin\/invitation\?token=[\w-]{43}/.exec(text) ?? [];
    await page.goto(site.url + link);
    await page.getByLabel('Mot de passe').fill(NEXT);
    await page.getByRole('button', { name: 'Entrer' }).click();
    await page.getByTitle(administrator.email).waitFor();
    expect(await site.services.accounts.logIn({ ...administrator, password: NEXT }, 'x')).toEqual({
      token: expect.any(String),
    });

    // Used up: it leads on to another one.
    await page.goto(site.url + link);
    await page.getByText('Ce lien a déjà servi').waitFor();
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
    await page.getByRole('button', { name: 'Recevoir le lien' }).waitFor();
  },
);

test('[ROLE-12] an owner makes a link for a colleague who has forgotten the password', async ({ visit }) => {
  const site = await startSite();
  const { email } = await teamMember(site, 'editor');
  const page = await booted(await visit('/admin/administrators', await signedIn(site)));
  await page.getByRole('button', { name: `Nouveau mot de passe ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Mot de passe oublié ?' });
  await dialog.waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  await confirmByPassword(page);
  const link = await page.getByLabel(/Lien pour un nouveau mot de passe/).inputValue();
  const his = await visit(link.slice(site.url.length), { url: site.url });
  await expect.poll(() => his.getByLabel('Adresse e-mail').inputValue()).toBe(email);
  await his.getByLabel('Mot de passe').fill(NEXT);
  await his.getByRole('button', { name: 'Entrer' }).click();
  await his.getByRole('navigation', { name: 'Rubriques' }).first().waitFor();
  expect(await site.services.accounts.logIn({ email, password: NEXT }, 'x')).toEqual({
    token: expect.any(String),
  });
});
