import { expect } from 'vitest';
import { valueAt } from '#domain/content/lookup.ts';
import { booted, passTime, test } from '#tests/support/browser/browser.ts';
import {
  field,
  localDrafts,
  PUBLISHED,
  saveStatus,
  signedIn,
  watchSaves,
} from '#tests/support/browser/signed-in.ts';
import { startSite } from '#tests/support/site/site.ts';

const UNSAVED = 'Modifications non enregistrées';
const paths = [
  ...['title', 'subtitle', 'description', 'hero.title', 'hero.subtitle', 'hero.description'],
  ...['all', 'technology', 'design', 'marketing', 'development'].map((name) => `categories.${name}`),
  ...['searchPlaceholder', 'noResults', 'readMore', 'readTime'],
  ...['cta.title', 'cta.description', 'cta.buttonText', 'cta.buttonLink'],
];

test('[BLOGPAGE-01] the 19 texts of the blog page are edited per language', async ({ visit }) => {
  const site = await startSite();
  expect(paths).toHaveLength(19);
  // Time stands still: after three seconds the editor would save by itself, and the button rest.
  const page = await booted(
    await visit('/admin/pages/blog?lang=en', { ...(await signedIn(site)), clock: true }),
  );
  const french = await site.text('/data/fr/blog.json');
  // An address must lead somewhere.
  const written = (path: string) => (path === 'cta.buttonLink' ? '/en/contact?new' : `/new ${path}`);
  for (const path of paths) await field(page, path).fill(written(path));
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);
  const stored = await site.json('/data/en/blog.json');
  expect(paths.map((path) => valueAt(stored, path))).toEqual(paths.map(written));
  expect(await site.text('/data/fr/blog.json')).toBe(french);
  expect(await site.text('/en/blog')).toContain('/new cta.buttonText');
});

test('[BLOGPAGE-02] where the published words cannot be loaded, the built-in ones of the language show and nothing is overwritten', async ({
  visit,
}) => {
  const site = await startSite();
  const shipped = { fr: await site.json('/data/fr/blog.json'), en: await site.json('/data/en/blog.json') };
  const { content, rev } = await site.services.content.load('blog', 'fr');
  const changed = { ...content, title: 'Modifié', subtitle: 'Modifié aussi' };
  await site.services.content.save('blog', 'fr', changed, { by: 'marie', basedOn: rev });
  const page = await visit('/admin', { ...(await signedIn(site)), expectedComplaint: /status of (500|409)/ });
  await page.route('**/data/*/blog.json', (route) => route.fulfill({ status: 500 }));
  for (const language of ['en', 'fr'] as const) {
    await page.goto(`${site.url}/admin/pages/blog?lang=${language}`);
    await field(page, 'hero.title').waitFor();
    const shown = await Promise.all(['title', 'hero.title'].map((path) => field(page, path).inputValue()));
    expect(shown).toEqual(['title', 'hero.title'].map((path) => valueAt(shipped[language], path)));
  }
  await field(page, 'readMore').fill('Lire la suite');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);
  expect(await site.json('/data/fr/blog.json')).toEqual({ ...changed, readMore: 'Lire la suite' });
});

test('[BLOGPAGE-03] [BLOGPAGE-04] unsaved from the start, left without a question, and a saved message for 3 s', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(await visit('/admin/pages/blog', { ...(await signedIn(site)), clock: true }));
  const saves = watchSaves(page);
  await field(page, 'title').waitFor();
  const button = page.getByRole('button', { name: 'Publier', exact: true });
  expect([await saveStatus(page).textContent(), await button.isEnabled()]).toEqual([UNSAVED, true]);
  await page.getByRole('link', { name: 'Accueil', exact: true }).click();
  await page.waitForURL('**/admin/pages/home');
  await expect
    .poll(async () => [saves, await localDrafts(page), await page.locator('dialog').count()])
    .toEqual([[], [], 0]);

  await page.getByRole('link', { name: 'Blog', exact: true }).click();
  await field(page, 'searchPlaceholder').waitFor();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/working-copies/**', async (route) => {
    await held;
    await route.continue();
  });
  await button.click();
  await expect.poll(() => saveStatus(page).textContent()).toBe('Publication…');
  letGo();
  const message = page.getByText('Textes du blog enregistrés.');
  await message.waitFor();
  await passTime(page, 2900);
  await expect.poll(() => message.isVisible()).toBe(true);
  await passTime(page, 300);
  await expect.poll(() => message.count()).toBe(0);
  // Nothing was changed, so nothing differs from the shipped words.
  await expect.poll(() => saveStatus(page).textContent()).toBe('Textes d’origine');
});
