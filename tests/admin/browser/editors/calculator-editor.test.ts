import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, PUBLISHED, saveStatus, signedIn } from '#tests/support/browser/signed-in.ts';
import { line, plain } from '#tests/support/data/calculator.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

test('[CALCED-01] [CALCED-05] [EDIT-36] types, features and prices are edited, and a feature without a fitting price is told', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(
    await visit('/admin/pages/calculator', { ...(await signedIn(site)), expectedComplaint: /409/ }),
  );
  const before = await site.services.content.section('calculator', 'fr');
  const entries = (list: string) => page.locator(`[data-list="${list}"] > ol > li`);
  expect([await entries('projectTypes').count(), await entries('features').count()]).toEqual([4, 12]);
  for (const group of ['designPrices', 'monthlyServices'])
    expect(await page.locator(`[data-field^="${group}."]`).count()).toBe(3);
  const warnings = page.locator('.feature-warnings li');
  expect(await warnings.allTextContents()).toEqual([
    expect.stringMatching(/Notifications push.*Projet sur mesure/),
  ]);

  const prices = {
    ...{ 'projectTypes.1.basePrices.simple': 3001, 'projectTypes.1.basePrices.medium': 6001 },
    ...{ 'projectTypes.1.basePrices.complex': 12_001, 'features.0.price': 501 },
    ...{ 'designPrices.template': 1, 'designPrices.custom': 1501, 'designPrices.premium': 3001 },
    ...{ 'monthlyServices.maintenance': 100, 'monthlyServices.seo': 200, 'monthlyServices.hosting': 50 },
  };
  for (const [path, price] of Object.entries(prices)) await field(page, path).fill(String(price));
  const texts = {
    ...{ 'projectTypes.1.title': 'Magasin', 'projectTypes.1.description': 'Vendre.' },
    ...{ 'features.0.name': 'Journal', 'features.11.name': 'Place de marché' },
  };
  for (const [path, text] of Object.entries(texts)) await field(page, path).fill(text);
  await field(page, 'projectTypes.1.icon').selectOption('Server');
  const optionsOf = (place: number) =>
    page.locator(`[data-list="projectTypes.${place}.features"] [data-option]`);
  await expect.poll(() => optionsOf(0).first().textContent()).toBe('Journal');
  await page.locator('[data-list="projectTypes.0.features"] [data-icon=down]').first().click();
  await expect.poll(() => optionsOf(0).first().textContent()).toBe('Système de réservation');
  await page.getByRole('button', { name: 'C’est voulu' }).click();
  await expect.poll(() => warnings.count()).toBe(0);

  await page.getByRole('button', { name: 'Ajouter à « Options et leurs prix »' }).click();
  await field(page, 'features.12.name').fill('Carte cadeaux');
  await field(page, 'features.12.id').fill('gifts');
  await field(page, 'features.12.applicableTypes').getByLabel('Boutique').check();
  await expect
    .poll(() => warnings.allTextContents())
    .toEqual([expect.stringMatching(/Carte cadeaux.*Magasin.*0\s€/)]);
  await field(page, 'features.12.price').fill('700');
  await expect.poll(() => warnings.count()).toBe(0);
  await page.keyboard.press('Control+Enter');
  // One of them was 0 until now.
  await page.getByRole('dialog').getByRole('button', { name: 'Oui, publier ces prix' }).click();
  await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);

  const stored = await site.json<typeof before>('/data/fr/calculator.json');
  expect(stored.projectTypes[1]).toEqual({
    ...before.projectTypes[1],
    features: [...(before.projectTypes[1]?.features ?? []), 'gifts'],
    ...{ title: 'Magasin', description: 'Vendre.', icon: 'Server' },
    basePrices: { simple: 3001, medium: 6001, complex: 12_001 },
  });
  expect(stored.projectTypes[0]?.features.slice(0, 2)).toEqual(['booking', 'blog']);
  expect(stored.features[0]).toEqual({ ...before.features[0], name: 'Journal', price: 501 });
  expect(stored.features[7]?.applicableTypes).toEqual(['app', 'custom']);
  expect(stored.features[11]).toEqual({ ...before.features[11], name: 'Place de marché' });
  expect(stored.features[12]).toEqual({
    ...{ id: 'gifts', name: 'Carte cadeaux', otherName: '', description: '' },
    ...{ price: 700, applicableTypes: ['ecommerce'] },
  });
  expect(stored.designPrices).toEqual({ template: 1, custom: 1501, premium: 3001 });
  expect(stored.monthlyServices).toEqual({ maintenance: 100, seo: 200, hosting: 50 });
});

/** What the third step offers for a shop, with the prices. */
async function shopOptions(
  visit: (path: string, options: { url: string }) => Promise<Page>,
  site: Site,
  language: 'fr' | 'en',
): Promise<string[]> {
  const address = { fr: '/calculateur-prix?etape=3', en: '/en/price-calculator?step=3' }[language];
  const page = await visit(`${address}&type=ecommerce`, { url: site.url });
  const options = await page.locator('main form label').allTextContents();
  await page.close();
  return options.map(plain);
}

async function publish(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);
}

test('[EDIT-30] [EDIT-31] [EDIT-32] [EDIT-35] a new option is on both pages at once, keeps its price under another name, and goes when it is unticked', async ({
  visit,
}) => {
  const site = await startSite();
  const state = await signedIn(site);
  const page = await booted(await visit('/admin/pages/calculator', state));
  await page.getByRole('button', { name: 'Ajouter à « Options et leurs prix »' }).click();
  await field(page, 'features.12.name').fill('Carte cadeaux');
  await field(page, 'features.12.price').fill('700');
  const ticks = field(page, 'features.12.applicableTypes');
  await ticks.getByLabel('Boutique').check();
  const order = page.locator('[data-list="projectTypes.1.features"] [data-option]');
  await expect.poll(() => order.last().textContent()).toBe('Carte cadeaux');
  await page.getByText('Pas encore de nom en anglais : la page anglaise montre celui-ci.').waitFor();
  await publish(page);
  expect((await shopOptions(visit, site, 'fr')).at(-1)).toMatch(/Carte cadeaux.*\+700 €/);
  expect((await shopOptions(visit, site, 'en')).at(-1)).toMatch(/Carte cadeaux.*\+€700/);
  // Addresses may hold it from now on.
  await expect.poll(() => field(page, 'features.12.id').getAttribute('readonly')).toBe('');

  await page.getByRole('link', { name: 'Le nommer en anglais' }).click();
  const english = await booted(page);
  await english
    .getByText('Pas encore de nom en anglais : la page anglaise montre « Carte cadeaux ».')
    .waitFor();
  await field(english, 'features.12.name').fill('Gift card');
  await publish(english);
  expect((await shopOptions(visit, site, 'en')).at(-1)).toMatch(/Gift card.*\+€700/);
  expect((await shopOptions(visit, site, 'fr')).at(-1)).toMatch(/Carte cadeaux.*\+700 €/);

  await field(english, 'features.12.applicableTypes').getByLabel('Boutique').uncheck();
  await publish(english);
  for (const language of ['fr', 'en'] as const)
    expect((await shopOptions(visit, site, language)).at(-1)).toMatch(/CRM/);
});

test('[EDIT-31] an option that is removed is offered nowhere; one step back and it is there again, in both languages', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(await visit('/admin/pages/calculator', await signedIn(site)));
  const before = await Promise.all([shopOptions(visit, site, 'fr'), shopOptions(visit, site, 'en')]);
  await page.getByRole('button', { name: 'Supprimer 5. Multilingue' }).click();
  const order = page.locator('[data-list="projectTypes.1.features"] [data-option]');
  await expect.poll(() => order.allTextContents()).not.toContain('Multilingue');
  await publish(page);
  expect((await shopOptions(visit, site, 'fr')).join()).not.toContain('Multilingue');
  expect((await shopOptions(visit, site, 'en')).join()).not.toContain('Several languages');
  await page.getByRole('button', { name: 'Annuler la dernière modification' }).click();
  await expect.poll(() => order.allTextContents()).toContain('Multilingue');
  await publish(page);
  expect(await Promise.all([shopOptions(visit, site, 'fr'), shopOptions(visit, site, 'en')])).toEqual(before);
});

test('[EDIT-33] a type can be taken from visitors and given back, but not the last, and none can be added', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(await visit('/admin/pages/calculator', await signedIn(site)));
  const types = page.locator('[data-list="projectTypes"]');
  expect(await types.getByRole('button', { name: /^(Ajouter|Supprimer)/ }).count()).toBe(0);
  expect(await field(page, 'projectTypes.0.id').getAttribute('readonly')).toBe('');
  const offered = (place: number) => field(page, `projectTypes.${place}.offered`);
  await offered(0).uncheck();
  await publish(page);
  for (const [address, total] of [
    ['/calculateur-prix', '7 500 €'],
    ['/en/price-calculator?type=website', '€7,500'],
  ] as const) {
    const visitor = await booted(await visit(address, { url: site.url }));
    expect(await visitor.locator('main form input[name=type]').count()).toBe(3);
    expect(await visitor.locator('main form input[name=type]:checked').getAttribute('value')).toBe(
      'ecommerce',
    );
    expect(await line(visitor, 'total')).toBe(total);
  }
  await offered(1).uncheck();
  await offered(2).uncheck();
  await expect.poll(() => offered(3).isDisabled()).toBe(true);
  await page.getByText('Il faut au moins un type de projet proposé aux visiteurs.').waitFor();
  for (const place of [0, 1, 2]) await offered(place).check();
  await publish(page);
  const visitor = await booted(await visit('/calculateur-prix', { url: site.url }));
  expect(await visitor.locator('main form input[name=type]').count()).toBe(4);
  expect(await line(visitor, 'total')).toBe('4 500 €');
});

test('[CALCED-03] [CALCED-04] [PUBLISH-12] a new price is shown beside the old one, saved, and counted in both languages', async ({
  visit,
}) => {
  const site = await startSite();
  // Time stands still: after three seconds the editor would save by itself, and the old price be the new one.
  const page = await booted(
    await visit('/admin/pages/calculator', { ...(await signedIn(site)), clock: true }),
  );
  const price = field(page, 'projectTypes.0.basePrices.simple');
  const first = page.locator('.sample-prices tbody tr').first();
  await price.fill('');
  await expect.poll(() => saveStatus(page).textContent()).toBe('Textes d’origine');
  for (const [typed, counted] of [
    ['', '0'],
    ['abc', '0'],
    ['-5', '0'],
    ['12.7', '12'],
    ['1501', '1501'],
  ] as const) {
    await price.fill(typed);
    await price.blur();
    await expect.poll(async () => [typed, await price.inputValue()]).toEqual([typed, counted]);
  }
  await expect.poll(() => first.textContent()).toMatch(/1\s500\s€.*1\s501\s€.*\+1\s€/);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/working-copies/sections/fr/calculator/publish', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect.poll(() => saveStatus(page).textContent()).toBe('Publication…');
  held.resolve();
  await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);
  // What is online now is the new price: there is nothing left to compare it with.
  await expect.poll(() => first.textContent()).toMatch(/1\s501\s€.*1\s501\s€/);
  await expect.poll(() => first.textContent()).not.toContain('+1');
  for (const [address, text] of [
    ['/calculateur-prix', 'À partir de 1\u202f501\u00a0€'],
    ['/en/price-calculator', 'From €1,501'],
  ] as const) {
    const visitor = await visit(address, { url: site.url });
    await visitor.getByText(text).first().waitFor();
  }
});
