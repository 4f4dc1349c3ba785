import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { administrator, startSite } from '#tests/support/site/site.ts';

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
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/today');
  expect((await site.get(link)).status).toBe(410);
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
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
    await expect.poll(() => page.getByText('Accès réservé aux administrateurs').isVisible()).toBe(true);
  },
);

test('[AUTH-05] without scripts too a wrong password is refused in plain words and the e-mail stays', async ({
  visit,
}) => {
  const page = await visit('/admin', { javaScriptEnabled: false, expectedComplaint: /status of 401/ });
  await page.getByLabel('Adresse e-mail').fill(administrator.email);
  await page.getByLabel('Mot de passe').fill('faux');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect.poll(() => page.getByRole('alert').textContent()).toBe('Email ou mot de passe incorrect');
  await expect.poll(() => page.getByLabel('Adresse e-mail').inputValue()).toBe(administrator.email);
  await expect.poll(() => page.getByLabel('Mot de passe').inputValue()).toBe('');
});

test.for([true, false])(
  '[ROLE-01] after a wrong password the right one opens the page that was asked for (JavaScript: %s)',
  async (javaScriptEnabled, { visit }) => {
    const wanted = '/admin/pages/pricing?lang=en';
    const page = await visit(wanted, { javaScriptEnabled, expectedComplaint: /status of 401/ });
    const logIn = async (password: string) => {
      await page.getByLabel('Adresse e-mail').fill(administrator.email);
      await page.getByLabel('Mot de passe').fill(password);
      await page.getByRole('button', { name: 'Se connecter' }).click();
    };
    for (const wrong of ['faux', 'encore faux']) {
      await logIn(wrong);
      await page.getByRole('alert').getByText('Email ou mot de passe incorrect').waitFor();
      await expect.poll(() => page.getByLabel('Mot de passe').inputValue()).toBe('');
    }
    await logIn(administrator.password);
    await page.getByRole('heading', { name: 'Tarifs', level: 1 }).waitFor();
    await expect.poll(() => page.url()).toMatch(/\/admin\/pages\/pricing\?lang=en$/);
  },
);

/** Holds the answers to one kind of request of the login back until the test lets them go. */
async function hold(page: Page, method: string) {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/admin(?:\/\w+)?\.data/, async (route) => {
    if (route.request().method() === method) await gate;
    await route.continue();
  });
  return letGo;
}

test('[AUTH-02] [AUTH-03] [AUTH-04] [AUTH-05] [ERR-01] the login form asks for two things, waits for both, says when it is busy and what went wrong', async ({
  visit,
}) => {
  const page = await booted(await visit('/admin', { expectedComplaint: /status of 401/ }));
  const email = page.getByLabel('Adresse e-mail');
  const password = page.getByLabel('Mot de passe');
  const button = page.getByRole('button', { name: 'Se connecter' });
  expect(
    await page
      .locator('form :is(input, select, textarea)')
      .evaluateAll((all) =>
        all.map((one) => [(one as HTMLInputElement).type, (one as HTMLInputElement).required]),
      ),
  ).toEqual([
    ['email', true],
    ['password', true],
  ]);
  for (const [address, secret, enabled] of [
    ['', 'x', false],
    ['a@b.fr', '   ', false],
    ['a@b.fr', 'x', true],
  ] as const) {
    await email.fill(address);
    await password.fill(secret);
    await expect
      .poll(async () => [address, secret, await button.isEnabled()])
      .toEqual([address, secret, enabled]);
  }

  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await email.fill('abc');
  await button.click();
  await expect
    .poll(() => email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch))
    .toBe(true);
  expect(sent).toBe(0);

  const letGo = await hold(page, 'POST');
  await email.fill(administrator.email);
  await password.fill('faux');
  await button.click();
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
  await expect
    .poll(async () => [await button.isDisabled(), await button.getAttribute('aria-busy')])
    .toEqual([true, 'true']);
  letGo();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  await expect.poll(() => alert.textContent()).toBe('Email ou mot de passe incorrect');
  await expect
    .poll(async () => [await email.inputValue(), await password.inputValue()])
    .toEqual([administrator.email, '']);
  await expect
    .poll(async () => [await button.isDisabled(), await button.getAttribute('aria-busy')])
    .toEqual([true, null]);
  expect(await violations(page)).toEqual([]);
});

test('[AUTH-06] [AUTH-08] [AUTH-10] a right password opens the room that was asked for; until it is there only a spinner shows, and no script can read the session', async ({
  visit,
}) => {
  const page = await visit('/admin/account');
  await page.evaluate(() => {
    for (const key of ['admin', 'isAdmin', 'auth', 'token', 'session']) localStorage.setItem(key, 'true');
    for (const key of ['admin', 'isAdmin', 'auth']) sessionStorage.setItem(key, 'true');
  });
  await page.reload();
  await booted(page);
  await page.getByRole('heading', { name: 'Accès réservé aux administrateurs' }).waitFor();

  const letGo = await hold(page, 'GET');
  await page.getByLabel('Adresse e-mail').fill(administrator.email);
  await page.getByLabel('Mot de passe').fill(administrator.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('status').waitFor();
  await expect.poll(() => page.locator('body :is(h1, form, input, button, nav, a)').count()).toBe(0);
  await expect.poll(() => page.locator('main').textContent()).toMatch(/Un instant…$/);
  letGo();
  await page.getByRole('heading', { name: 'Mon compte' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/account');
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
});
