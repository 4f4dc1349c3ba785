import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { navigation } from '#app/admin/shell/navigation.ts';
import { contrastViolations, violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { DRAFT, field, PUBLISHED, saveStatus, signedIn } from '#tests/support/browser/signed-in.ts';
import { startSite } from '#tests/support/site/site.ts';

const UNSAVED = 'Modifications non enregistrées';

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

const ownEditors: Partial<Record<string, string>> = {
  ...Object.fromEntries(editors.map(([path, mark]) => [path, mark])),
  articles: 'articles',
  'case-studies': 'case-studies',
};

async function openGroups(page: Page): Promise<void> {
  for (const button of await page.locator('.admin-group-name').all())
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

test('[ADMIN-13] each entry of the five groups opens its editor: its own, or the generic one', async ({
  visit,
  site,
}) => {
  const entries = navigation.slice(1, 6).flatMap((group) => group.entries);
  expect(entries).toHaveLength(21);
  const page = await booted(await visit('/admin', await signedIn(site)));
  await openGroups(page);
  for (const { path, label } of entries) {
    await page.locator('.admin-nav').getByRole('link', { name: label, exact: true }).click();
    await page.waitForURL(`**/admin/${path}`);
    await page.getByRole('heading', { level: 1, name: label, exact: true }).waitFor();
    const own = ownEditors[path];
    const mark = page.locator('[data-editor]');
    if (own)
      await expect.poll(async () => [path, await mark.getAttribute('data-editor')]).toEqual([path, own]);
    else await expect.poll(async () => [path, await mark.count()]).toEqual([path, 0]);
  }
});

test('[PUBLISH-02] at 1440 px the form stays where it is when a draft can be discarded', async ({
  visit,
}) => {
  const site = await startSite();
  const viewport = { width: 1440, height: 900 };
  const page = await booted(await visit('/admin/pages/calculator', { ...(await signedIn(site)), viewport }));
  const title = field(page, 'pageText.title');
  const height = async () => (await page.locator('.editor-bar').boundingBox())?.height;
  const before = await height();
  await title.fill('Autre');
  await page.getByRole('button', { name: 'Abandonner le brouillon' }).waitFor();
  await expect.poll(() => saveStatus(page).textContent()).toMatch(DRAFT);
  expect(await height()).toBe(before);
});

test('[ERR-03] a save that fails is told in every editor; what was typed and the unsaved mark stay', async ({
  visit,
  site,
}) => {
  const options = { ...(await signedIn(site)), expectedComplaint: /status of 500/ };
  const page = await visit('/admin', options);
  await page.route('**/api/working-copies/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '' }),
  );
  for (const [path, , text] of editors) {
    await page.goto(`${site.url}/admin/${path}`);
    await booted(page);
    await field(page, text).fill('Reste écrit');
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'Erreur lors de la sauvegarde' }).waitFor();
    await expect
      .poll(async () => [path, await saveStatus(page).textContent(), await field(page, text).inputValue()])
      .toEqual([...[path, UNSAVED, 'Reste écrit']]);
  }
});

test('[ERR-02] content that cannot be loaded is told in place of the editor', async ({ visit, site }) => {
  const options = { ...(await signedIn(site)), expectedComplaint: /status of 500|Error/ };
  const page = await visit('/admin', options);
  for (const [path] of editors) {
    await page.goto(`${site.url}/admin/pages/faq`, { waitUntil: 'domcontentloaded' });
    await booted(page);
    await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.locator(`.admin-nav a[href="/admin/${path}"]`).evaluate((link: HTMLElement) => link.click());
    await page.getByRole('alert').filter({ hasText: 'Erreur lors du chargement du contenu' }).waitFor();
    await expect.poll(async () => [path, await page.locator('[data-field]').count()]).toEqual([path, 0]);
    await page.unroute('**/*.data*');
  }
});

test('[ADMIN-17] what is saved in one profile is what a visitor gets in another, in that language only', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await visit('/admin', await signedIn(site));
  const edits = [
    ['pages/home', 'hero.title', 'fr', '/', '/en'],
    ['pages/testimonials', 'items.0.text', 'en', '/en', '/'],
    ['pages/calculator', 'pageText.title', 'fr', '/calculateur-prix', '/en/price-calculator'],
    ['pages/hosting', 'plans.0.name', 'en', '/en/expertises/hosting', '/expertises/hebergement'],
    ['menus', 'menus.header.1.label', 'fr', '/', '/en'],
  ] as const;
  const visitor = await visit('/', { url: site.url });
  for (const [path, name, language, address, other] of edits) {
    const unchanged = await site.text(other);
    const written = `Écrit dans ${path}`;
    await page.goto(`${site.url}/admin/${path}?lang=${language}`, { waitUntil: 'domcontentloaded' });
    await booted(page);
    await field(page, name).fill(written);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);
    await visitor.goto(site.url + address, { waitUntil: 'domcontentloaded' });
    await expect
      .poll(async () => [path, (await visitor.locator('body').textContent())?.includes(written)])
      .toEqual([path, true]);
    expect(await site.text(other)).toBe(unchanged);
  }
});

test('[ADMIN-17] an article and a case study saved in one profile are what a visitor gets, in that language only', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(
    await visit('/admin/articles/budget-site-web-2025?lang=fr', await signedIn(site)),
  );
  const [article, study] = ['Écrit dans un article', 'Written in a case study'];
  const untouched = await Promise.all(['/en/blog', '/cas-clients'].map((path) => site.text(path)));
  await page.locator('.article-form [name=description]').fill(article);
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await page.getByText('Article sauvegardé avec succès!').waitFor();

  const { entry } = await site.services.caseStudies.load('en', 'cave-vauban');
  await page.goto(`${site.url}/admin/case-studies/cave-vauban?lang=en`, { waitUntil: 'domcontentloaded' });
  await booted(page);
  await page.getByRole('button', { name: 'Modifier', exact: true }).click();
  await page.getByRole('tab', { name: 'JSON' }).click();
  await page.getByRole('textbox', { name: 'Cas client au format JSON' }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(JSON.stringify({ ...entry, title: study }));
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await page.getByRole('button', { name: 'Modifier', exact: true }).waitFor();

  const visitor = await visit('/blog?page=2', { url: site.url });
  await expect.poll(() => visitor.locator('main').textContent()).toContain(article);
  await visitor.goto(`${site.url}/en/case-studies/cave-vauban`);
  await expect.poll(() => visitor.locator('main').textContent()).toContain(study);
  expect(await Promise.all(['/en/blog', '/cas-clients'].map((path) => site.text(path)))).toEqual(untouched);
});

test.for(editors.filter(([path]) => !/privacy|terms/.test(path)))(
  'axe finds nothing wrong with the editor at %s, by day and by night',
  async ([path], { visit, site }) => {
    const page = await booted(await visit(`/admin/${path}`, await signedIn(site)));
    await page.locator('[data-editor]').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Passer au thème sombre' }).click();
    await page.locator('html.dark').waitFor();
    expect(await contrastViolations(page)).toEqual([]);
  },
);
