import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, PUBLISHED, saveStatus, signedIn } from '#tests/support/browser/signed-in.ts';
import { startSite } from '#tests/support/site/site.ts';

test('[HOSTED-01] [ERR-02] content that cannot be loaded is told, logged, and there is no form', async ({
  visit,
  site,
}) => {
  const logged: string[] = [];
  const options = { ...(await signedIn(site)), expectedComplaint: /status of 500|contenu hosting/ };
  const page = await visit('/admin', options);
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/data/fr/hosting.json', (route) => route.fulfill({ status: 500 }));
  await page.goto(`${site.url}/admin/pages/hosting`);
  await page.getByRole('alert').filter({ hasText: 'Erreur lors du chargement du contenu' }).waitFor();
  await expect.poll(() => page.locator('[data-field], .editor-bar').count()).toBe(0);
  expect(logged.some((line) => line.includes('Erreur lors du chargement du contenu hosting'))).toBe(true);
  await page.unroute('**/data/fr/hosting.json');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await field(page, 'title').waitFor();
});

test('[HOSTED-02] [HOSTED-03] [HOSTED-04] [HOSTED-05] [HOSTED-06] [ERR-06] plans and all other fields are edited, previewed before the save, and saved', async ({
  visit,
}) => {
  const site = await startSite();
  // Time stands still: after three seconds the editor would save by itself, and the button rest.
  const page = await booted(await visit('/admin/pages/hosting', { ...(await signedIn(site)), clock: true }));
  await field(page, 'title').waitFor();
  expect(await field(page, 'features.0.icon').locator('option').allTextContents()).toEqual([
    ...['Zap', 'Shield', 'Globe', 'Wifi'],
  ]);
  const before = await site.services.content.section('hosting', 'fr');

  const add = (list: string) => page.locator(`[data-list="${list}"] > button`);
  await add('plans').click();
  const added = `plans.${before.plans.length}`;
  await expect.poll(() => field(page, `${added}.name`).inputValue()).toBe('new plan');
  await expect.poll(() => field(page, `${added}.price`).inputValue()).toBe('0€/mois');
  await expect.poll(() => field(page, `${added}.popular`).isChecked()).toBe(false);
  await expect.poll(() => page.locator(`[data-list="${added}.features"] > ol > li`).count()).toBe(2);
  await field(page, `${added}.name`).fill('Atelier');
  await field(page, `${added}.popular`).check();
  await add(`${added}.features`).click();
  await field(page, `${added}.features.2`).fill('Une clé de plus');
  await add('services').click();
  await field(page, `services.${before.services.length}`).fill('Un service de plus');
  await add('features').click();
  const highlight = `features.${before.features.length}`;
  await field(page, `${highlight}.title`).fill('Un atout de plus');
  expect(await field(page, `${highlight}.icon`).locator('option').allTextContents()).toEqual([
    ...['Zap', 'Shield', 'Globe', 'Wifi'],
  ]);
  await field(page, `${highlight}.icon`).selectOption('Wifi');
  await page
    .locator('[data-list="plans"]')
    .getByRole('button', { name: /^Supprimer 1\. Starter/ })
    .click();
  await page
    .locator('[data-list="services"]')
    .getByRole('button', { name: /^Supprimer 1\./ })
    .click();
  await page
    .locator('[data-list="features"]')
    .getByRole('button', { name: /^Supprimer 1\./ })
    .click();
  await page
    .locator('[data-list="plans.0.features"]')
    .getByRole('button', { name: /^Supprimer 1\./ })
    .click();
  const texts = {
    ...{ title: 'T', subtitle: 'S', description: 'D', 'hero.title': 'HT', 'hero.subtitle': 'HS' },
    ...{ 'hero.description': 'HD', 'features.0.color': 'glass', 'cta.title': 'CT', 'cta.description': 'CD' },
    ...{ 'cta.buttonText': 'CB', 'cta.buttonLink': '/agence', 'plans.0.price': '21€/mois' },
  };
  for (const [path, text] of Object.entries(texts)) await field(page, path).fill(text);

  await page.getByRole('button', { name: 'Aperçu', exact: true }).click();
  const preview = page.frameLocator('iframe');
  await preview.getByRole('heading', { level: 1, name: 'HT' }).waitFor();
  await expect
    .poll(() => preview.locator('.key-tag').allTextContents())
    .toEqual([
      expect.stringContaining('21€/mois'),
      expect.stringContaining('39€/mois'),
      expect.stringContaining('Atelier'),
    ]);
  await page.getByRole('button', { name: 'Modifier' }).click();
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'Contenu sauvegardé avec succès !' }).waitFor();
  await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);

  const { plans, services, features, ...stored } = await site.json<typeof before>('/data/fr/hosting.json');
  expect(plans.map(({ name, popular }) => [name, popular])).toEqual([
    ['Business', true],
    ['Pro', false],
    ['Atelier', true],
  ]);
  expect(plans[0]).toMatchObject({ price: '21€/mois', features: before.plans[1]?.features.slice(1) });
  expect(plans[2]?.features.at(-1)).toBe('Une clé de plus');
  expect(services).toEqual([...before.services.slice(1), 'Un service de plus']);
  expect(features.map(({ title }) => title)).toEqual([
    ...[...before.features.slice(1).map(({ title }) => title), 'Un atout de plus'],
  ]);
  expect(features.at(-1)).toMatchObject({ icon: 'Wifi' });
  expect(stored).toMatchObject({
    ...{ title: 'T', subtitle: 'S', description: 'D' },
    hero: { title: 'HT', subtitle: 'HS', description: 'HD' },
    cta: { title: 'CT', description: 'CD', buttonText: 'CB', buttonLink: '/agence' },
  });
  expect(await site.text('/expertises/hebergement')).toContain('21€/mois');
});
