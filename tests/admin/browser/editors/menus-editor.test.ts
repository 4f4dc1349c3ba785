import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, PUBLISHED, saveStatus, signedIn } from '#tests/support/browser/signed-in.ts';
import { startSite } from '#tests/support/site/site.ts';

/** So that a whole menu is on the screen, as for somebody who drags over a short way. */
const tall = { viewport: { width: 1440, height: 2400 } };
const labels = (page: Page) =>
  page
    .locator('[data-field^="menus.header."][data-field$=".label"]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

test('[MENUED-01] items of both menus are added, removed, hidden, and moved by keys and by hand, with a preview', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(await visit('/admin/menus', { ...(await signedIn(site)), ...tall }));
  const english = await site.text('/data/en/common.json');
  const { menus } = await site.services.content.section('common', 'fr');
  for (const name of ['id', 'label', 'url', 'order', 'enabled', 'type'])
    expect([name, await field(page, `menus.header.0.${name}`).count()]).toEqual([name, 1]);
  expect(await field(page, 'menus.header.0.type').inputValue()).toBe('megamenu');
  expect(await field(page, 'menus.header.0.order').textContent()).toMatch(/1$/);

  await page.getByRole('button', { name: 'Déplacer 5. Blog' }).first().focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowUp');
  const handles = page.locator('[data-list="menus.header"] .field-handle');
  const entries = page.locator('[data-list="menus.header"] > ol > li');
  await handles.nth(4).dragTo(entries.nth(2));
  await expect
    .poll(() => labels(page))
    .toEqual(['Expertises', 'Blog', 'Tarifs', 'L’agence', 'Cas clients', 'Contact']);

  await field(page, 'menus.header.3.enabled').uncheck();
  await page
    .locator('[data-list="menus.header"]')
    .getByRole('button', { name: /^Supprimer 5\./ })
    .click();
  await page.locator('[data-list="menus.footer"] > button').click();
  const added = `menus.footer.${menus.footer.length}`;
  await field(page, `${added}.label`).fill('Nos horaires');
  await field(page, `${added}.url`).fill('/recrutement');
  const preview = page.frameLocator('iframe');
  await preview.locator('footer').getByRole('link', { name: 'Nos horaires' }).waitFor();
  await expect
    .poll(() => preview.locator('header nav').first().locator('a, button').allTextContents())
    .toEqual([...['Expertises', 'Blog', 'Tarifs']]);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);

  const stored = (await site.services.content.section('common', 'fr')).menus;
  expect(stored.header.map(({ id, order, enabled }) => `${order} ${id} ${enabled}`)).toEqual([
    ...['1 expertises true', '2 blog true', '3 pricing true', '4 agency false', '5 contact true'],
  ]);
  expect(stored.footer.at(-1)).toEqual({
    ...{ id: `lien-${menus.footer.length + 1}`, label: 'Nos horaires', url: '/recrutement' },
    ...{ order: menus.footer.length + 1, enabled: true, type: 'link' },
  });
  const visitor = await booted(await visit('/', { url: site.url, viewport: { width: 1280, height: 900 } }));
  await expect
    .poll(() => visitor.locator('header nav').first().locator('> a').allTextContents())
    .toEqual([...['Blog', 'Tarifs']]);
  expect(await site.text('/data/en/common.json')).toBe(english);
});
