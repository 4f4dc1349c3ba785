import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { signedIn } from '#tests/support/browser/signed-in.ts';
import { NEWEST_DAY, publish } from '#tests/support/data/articles.ts';
import { startSite } from '#tests/support/site/site.ts';

test('[ARTED-01] [ARTED-02] [ARTED-03] every article is listed, drafts too; its text opens and closes; it leads to its page', async ({
  visit,
}) => {
  const site = await startSite();
  await publish(site, 'essai', { title: 'Un brouillon', status: 'draft', content: '<p>Le texte caché</p>' });
  const page = await booted(await visit('/admin/articles', await signedIn(site)));
  const rows = page.locator('.entry-row');
  await expect.poll(() => rows.count()).toBe((await site.services.articles.all('fr')).length);
  const row = rows.filter({ hasText: 'Un brouillon' });
  await expect.poll(() => row.locator('.entry-state').textContent()).toBe('Brouillon');
  await expect.poll(() => row.getByRole('link').getAttribute('href')).toBe('/blog/essai');

  const toggle = row.getByRole('button', { name: /le contenu/ });
  const text = page.getByText('Le texte caché');
  await expect
    .poll(async () => [await toggle.getAttribute('aria-expanded'), await text.count()])
    .toEqual(['false', 0]);
  await toggle.click();
  await text.waitFor();
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
  expect(await violations(page)).toEqual([]);
  await toggle.click();
  await expect
    .poll(async () => [await toggle.getAttribute('aria-expanded'), await text.count()])
    .toEqual(['false', 0]);

  await page.getByRole('searchbox').fill('BROUILL');
  await expect.poll(() => rows.count()).toBe(1);
  const english = await visit('/en/admin/articles', await signedIn(site));
  const links = english.locator('.entry-row a');
  const { slug } = (await site.services.articles.listed('en'))[0] ?? {};
  await expect.poll(() => links.first().getAttribute('href')).toBe(`/en/blog/${slug}`);
  await expect.poll(() => links.count()).toBe((await site.services.articles.listed('en')).length);
});

test('[ARTED-22] an article is deleted after a confirmation, is gone everywhere, and can come back', async ({
  visit,
}) => {
  const site = await startSite();
  await publish(site, 'adieu', { title: 'À supprimer', publishedAt: NEWEST_DAY });
  const page = await booted(await visit('/admin/articles', await signedIn(site)));
  const row = page.locator('[data-entry=adieu]');
  const ask = () => row.getByRole('button', { name: /Supprimer/ }).click();
  await ask();
  const dialog = page.getByRole('dialog');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Garder l’article' }).click();
  await expect.poll(async () => [await dialog.count(), await row.count()]).toEqual([0, 1]);
  expect((await site.get('/blog/adieu')).status).toBe(200);

  await ask();
  await dialog.getByRole('button', { name: 'Supprimer l’article' }).click();
  await expect.poll(() => row.count()).toBe(0);
  expect((await site.get('/blog/adieu')).status).toBe(302);
  expect(await site.text('/blog')).not.toContain('À supprimer');
  expect((await site.get('/data/fr/articles/adieu.json')).status).toBe(404);
  await page.getByRole('button', { name: 'Rétablir' }).click();
  await row.waitFor();
  expect((await site.get('/blog/adieu')).status).toBe(200);
});

test('[ERR-14] lists with nothing in them say so', async ({ visit }) => {
  const site = await startSite({
    prepareContent: async (folder) => {
      for (const kind of ['articles', 'study-cases'])
        await rm(path.join(folder, 'fr', kind), { recursive: true });
    },
  });
  const options = await signedIn(site);
  const articles = await visit('/admin/articles', options);
  await expect.poll(() => articles.locator('.admin-empty').textContent()).toContain('Aucun article trouvé');
  expect(await violations(articles)).toEqual([]);
  const studies = await visit('/admin/case-studies', options);
  await expect.poll(() => studies.locator('.admin-empty').textContent()).toContain('Aucun cas client trouvé');
  expect(await violations(studies)).toEqual([]);
});
