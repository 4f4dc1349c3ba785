import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { signedIn } from '#tests/support/browser/signed-in.ts';
import { publish as publishArticle } from '#tests/support/data/articles.ts';
import { sectionRef, write } from '#tests/support/data/working-copies.ts';
import { startSite } from '#tests/support/site/site.ts';

const endings = [
  { how: 'the session has ended', words: 'Votre session est terminée' },
  { how: 'the network is lost', words: 'Le serveur n’a pas répondu' },
] as const;

const end = (page: Page, how: string) =>
  how === 'the network is lost'
    ? page.route('**/*.data*', (route) => route.abort())
    : page.context().clearCookies();
const complaint = { expectedComplaint: /status of 401|ERR_FAILED/ };

async function openSite() {
  const site = await startSite();
  const options = { ...(await signedIn(site)), ...complaint };
  return { site, services: site.services, options };
}

test.for(endings)(
  '[PUBLISH-05] publishing when $how says so, and keeps the list, the choice and what was filled in',
  async ({ how, words }, { visit }) => {
    const { services, options } = await openSite();
    await write(services, sectionRef('home'), { 'hero.title': 'Un' });
    await write(services, sectionRef('agency'), { 'hero.title': 'Deux' });
    const page = await booted(await visit('/admin/publications', options));
    await page.getByRole('checkbox', { name: /Publier Accueil/ }).uncheck();
    await page.getByLabel('Nom de la publication').fill('Janvier');
    await end(page, how);
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: words });
    await notice.waitFor();
    if (how === 'the network is lost') expect(await notice.textContent()).toContain('«\u00a0Publiées\u00a0»');
    expect(await page.getByLabel('Nom de la publication').inputValue()).toBe('Janvier');
    expect(await page.getByRole('checkbox', { name: /Publier Accueil/ }).isChecked()).toBe(false);
    expect(await services.workingCopies.count()).toBe(2);
    if (how === 'the session has ended') {
      await page.getByRole('button', { name: 'Se reconnecter' }).click();
      await page.getByLabel('Mot de passe').waitFor();
      return;
    }
    await page.unroute('**/*.data*');
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await page.getByRole('status').filter({ hasText: '1 contenu en ligne' }).waitFor();
    expect((await services.publications.past(1))[0]?.name).toBe('Janvier');
  },
);

test.for(endings)(
  '[PUBLISH-08] [BIN-01] forms of other screens when $how say so and keep the screen',
  async ({ how, words }, { visit }) => {
    const { site, services, options } = await openSite();
    await publishArticle(site, 'essai');
    await services.articles.remove('fr', 'essai', { by: 'test', basedOn: 1 });
    const said = async (page: Page) => {
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
      await page.getByRole('navigation', { name: 'Rubriques' }).first().waitFor({ state: 'attached' });
    };
    const bin = await booted(await visit('/admin/bin', options));
    await end(bin, how);
    await bin.getByRole('button', { name: 'Rétablir' }).click();
    await said(bin);
    await bin.getByText('Titre de essai').first().waitFor();

    const administrators = await booted(await visit('/admin/administrators', options));
    await end(administrators, how);
    const email = administrators.getByRole('textbox', { name: 'Adresse e-mail' });
    await email.fill('zoe@example.com');
    await administrators.getByRole('button', { name: 'Créer le lien' }).click();
    await said(administrators);
    expect(await email.inputValue()).toBe('zoe@example.com');

    const published = await booted(await visit('/admin/publications/published', options));
    await end(published, how);
    await published.getByRole('button', { name: 'Annuler cette publication' }).first().click();
    await published.getByRole('dialog').getByRole('button', { name: 'Annuler la publication' }).click();
    await said(published);
    await published.getByText('Suppression').waitFor();
  },
);

test('[AUTH-01] without scripts, a form sent after the end of the session leads to the login', async () => {
  const { site } = await openSite();
  const body = new URLSearchParams({ intent: 'publish' });
  const headers = { origin: site.url };
  const response = await site.get('/admin/publications', { method: 'POST', headers, body });
  expect(response.status).toBe(401);
  expect(await response.text()).toContain('name="password"');
});
