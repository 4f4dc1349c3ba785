import { expect } from 'vitest';
import { navigation } from '#app/admin/shell/navigation.ts';
import { adminRoutes } from '#tests/support/admin-routes.ts';
import { violations } from '#tests/support/axe.ts';
import { booted, test } from '#tests/support/browser.ts';
import { field, saveStatus, signedIn } from '#tests/support/office.ts';
import { startSite } from '#tests/support/site.ts';

const UNSAVED = 'Modifications non enregistrées';
const SAVED = /^Enregistré à \d\d:\d\d$/;

/** Address, the mark of the editor, and a text to write in. */
const editors = [
  ['pages/blog', 'blog', 'title'],
  ['pages/hosting', 'hosting', 'title'],
  ['pages/calculator', 'calculator', 'pageText.title'],
  ['pages/testimonials', 'testimonials', 'title'],
  ['pages/legal', 'legal', 'title'],
  ['pages/privacy', 'legal', 'title'],
  ['pages/terms', 'legal', 'title'],
  ['menus', 'menus', 'menus.header.1.label'],
] as const;

test('[ADMIN-13] each entry of the five groups opens its editor: its own, or the generic one', async ({
  visit,
  site,
}) => {
  const entries = navigation.slice(0, 5).flatMap((group) => group.entries);
  expect(entries).toHaveLength(21);
  const screens = adminRoutes().map(({ address }) => address);
  const page = await booted(await visit('/admin', await signedIn(site)));
  for (const button of await page.locator('.office-group-name[aria-expanded=false]').all())
    await button.click();
  for (const { path, label } of entries) {
    await page.locator('.office-nav').getByRole('link', { name: label, exact: true }).click();
    await page.waitForURL(`**/admin/${path}`);
    await page.getByRole('heading', { level: 1, name: label, exact: true }).waitFor();
    const own = editors.find(([address]) => address === path)?.[1];
    const mark = page.locator('[data-editor]');
    if (own) expect([path, await mark.getAttribute('data-editor')]).toEqual([path, own]);
    else expect([path, await mark.count()]).toEqual([path, 0]);
    if (path.startsWith('pages/')) expect(screens).toContain('/admin/pages/home');
  }
});

test('[ERR-03] a save that fails is told in every editor; what was typed and the unsaved mark stay', async ({
  visit,
  site,
}) => {
  const options = { ...(await signedIn(site)), expectedComplaint: /status of 500/ };
  const page = await visit('/admin', options);
  await page.route('**/api/content/**', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  for (const [path, , text] of editors) {
    await page.goto(`${site.url}/admin/${path}`);
    await booted(page);
    await field(page, text).fill('Reste écrit');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('alert').filter({ hasText: 'Erreur lors de la sauvegarde' }).waitFor();
    expect([path, await saveStatus(page).textContent(), await field(page, text).inputValue()]).toEqual([
      ...[path, UNSAVED, 'Reste écrit'],
    ]);
    await page.evaluate(() => localStorage.clear());
  }
});

test('[ERR-02] content that cannot be loaded is told in place of every editor but that of the blog page', async ({
  visit,
  site,
}) => {
  const options = { ...(await signedIn(site)), expectedComplaint: /status of 500|Error/ };
  const page = await booted(await visit('/admin', options));
  for (const button of await page.locator('.office-group-name[aria-expanded=false]').all())
    await button.click();
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }));
  for (const [path] of editors) {
    await page.locator(`.office-nav a[href="/admin/${path}"]`).click();
    await page.waitForURL(`**/admin/${path}`);
    await page.getByRole('alert').filter({ hasText: 'Erreur lors du chargement du contenu' }).waitFor();
    expect([path, await page.locator('[data-field]').count()]).toEqual([path, 0]);
  }
});

test('[ADMIN-17] what is saved in one profile is what a visitor gets in another, in that language only', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await visit('/admin', await signedIn(site));
  const edits = [
    ['pages/home', 'hero.title', '/', '/en'],
    ['pages/testimonials', 'items.0.text', '/', '/en'],
    ['pages/calculator', 'pageText.title', '/calculateur-prix', '/en/price-calculator'],
    ['pages/hosting', 'plans.0.price', '/expertises/hebergement', '/en/expertises/hosting'],
    ['menus', 'menus.header.1.label', '/', '/en'],
  ] as const;
  for (const [path, name, french, english] of edits) {
    for (const [language, address, other] of [
      ['fr', french, english],
      ['en', english, french],
    ] as const) {
      const unchanged = await site.text(other);
      const written = `Écrit ${path} ${language}`;
      await page.goto(`${site.url}/admin/${path}?lang=${language}`);
      await booted(page);
      await field(page, name).fill(written);
      await page.keyboard.press('Control+s');
      await expect.poll(() => saveStatus(page).textContent()).toMatch(SAVED);
      const visitor = await visit(address, { url: site.url });
      expect([path, (await visitor.locator('body').textContent())?.includes(written)]).toEqual([path, true]);
      await visitor.close();
      expect(await site.text(other)).toBe(unchanged);
    }
  }
});

test('axe finds nothing wrong with any of these editors, by day and by night, nor with their previews', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/admin', await signedIn(site)));
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => localStorage.setItem('theme', name), theme);
    for (const [path] of editors) {
      await page.goto(`${site.url}/admin/${path}`);
      await booted(page);
      await page.locator('[data-editor]').waitFor();
      expect([path, theme, await violations(page)]).toEqual([path, theme, []]);
    }
  }
});
