import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, PUBLISHED, saveStatus, signedIn } from '#tests/support/browser/signed-in.ts';
import { startSite } from '#tests/support/site/site.ts';

test('[CALCED-01] [CALCED-05] types, features and prices are edited, and a feature without a fitting price is told', async ({
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
    ...{ 'features.11.id': 'market', 'features.11.name': 'Place de marché' },
  };
  for (const [path, text] of Object.entries(texts)) await field(page, path).fill(text);
  await field(page, 'projectTypes.1.icon').selectOption('Server');
  await field(page, 'projectTypes.0.features.0').fill('Journal');
  await field(page, 'features.7.applicableTypes').getByLabel('Sur mesure').check();
  await expect
    .poll(() => warnings.allTextContents())
    .toEqual([
      expect.stringMatching(/Journal.*Site vitrine.*0\s€/),
      expect.stringMatching(/Marketplace.*Magasin.*0\s€/),
    ]);
  await page.keyboard.press('Control+Enter');
  // One of them was 0 until now.
  await page.getByRole('dialog').getByRole('button', { name: 'Oui, publier ces prix' }).click();
  await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);

  const stored = await site.json<typeof before>('/data/fr/calculator.json');
  expect(stored.projectTypes[1]).toEqual({
    ...before.projectTypes[1],
    ...{ title: 'Magasin', description: 'Vendre.', icon: 'Server' },
    basePrices: { simple: 3001, medium: 6001, complex: 12_001 },
  });
  expect(stored.projectTypes[0]?.features[0]).toBe('Journal');
  expect(stored.features[0]?.price).toBe(501);
  expect(stored.features[7]?.applicableTypes).toEqual(['app', 'custom']);
  expect(stored.features[11]).toEqual({ ...before.features[11], id: 'market', name: 'Place de marché' });
  expect(stored.designPrices).toEqual({ template: 1, custom: 1501, premium: 3001 });
  expect(stored.monthlyServices).toEqual({ maintenance: 100, seo: 200, hosting: 50 });
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
