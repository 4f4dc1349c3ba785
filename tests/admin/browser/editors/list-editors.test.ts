import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { redirects, redirectTarget } from '#domain/redirects.ts';
import { contrastViolations, violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, PUBLISHED, saveStatus, signedIn } from '#tests/support/browser/signed-in.ts';
import { publish } from '#tests/support/data/articles.ts';
import { drawing, received } from '#tests/support/data/images.ts';
import { startSite } from '#tests/support/site/site.ts';

const list = (page: Page, path: string) => page.locator(`[data-list="${path}"]`);

async function publishAll(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);
}

test('[EDIT-44] photos and carousel of the agency are added from the library, moved and removed, and the page beside follows', async ({
  visit,
}) => {
  const site = await startSite();
  const { media } = site.services;
  const known = await media.add(await received('affiche.png', await drawing()), 'test');
  await media.describe(known.id, { fr: 'Une affiche', en: 'A poster' }, 'test');
  const english = await site.text('/data/en/agency.json');
  const viewport = { width: 1440, height: 1200 };
  const page = await booted(await visit('/admin/pages/agency', { ...(await signedIn(site)), viewport }));
  const shown = page.frameLocator('iframe');

  const photos = list(page, 'gallery.images');
  await photos.getByRole('button', { name: 'Ajouter à «\u00a0Photos\u00a0»' }).click();
  await field(page, 'gallery.images.6.image')
    .locator('..')
    .getByRole('button', { name: 'Médiathèque…' })
    .click();
  await page
    .getByRole('dialog', { name: 'Choisir une image' })
    .getByRole('button', { name: 'affiche' })
    .click();
  await expect.poll(() => field(page, 'gallery.images.6.alt').inputValue()).toBe('Une affiche');
  await field(page, 'gallery.images.6.title').fill('Notre affiche');
  await photos.getByRole('button', { name: 'Monter 7. Notre affiche' }).click();
  await photos.getByRole('button', { name: /^Supprimer 1\./ }).click();
  await expect
    .poll(() =>
      shown
        .locator('#gallery li img:visible')
        .evaluateAll((all) => all.map((one) => one.getAttribute('alt'))),
    )
    .toEqual([
      'Un comptoir de bois aux petits tiroirs, avec deux écrans et une cafetière',
      'Des croquis de pages au crayon, épinglés sur un mur de liège',
      'Une étagère où s’alignent des téléphones de tous les âges, tous allumés',
      'Un chat roux endormi dans la vitrine, entre deux pots de fleurs',
      'Une affiche',
      'La vitrine éclairée la nuit, sa lumière dorée sur les pavés mouillés',
    ]);

  const slides = list(page, 'carousel.images');
  for (let left = 4; left > 1; left -= 1)
    await slides
      .getByRole('button', { name: /^Supprimer 2\./ })
      .or(slides.getByRole('button', { name: /^Supprimer 1\./ }))
      .last()
      .click();
  await field(page, 'carousel.images.0.title').fill('Notre rue');
  await expect.poll(() => shown.locator('#carousel figcaption p').first().textContent()).toBe('Notre rue');
  await publishAll(page);

  const gallery = await site.json<{ images: { src: string; title: object }[] }>('/data/gallery-images.json');
  // The photo that went from the French list is still in the English one.
  expect(gallery.images.map(({ src }) => src).slice(4)).toEqual([
    ...[known.address, '/images/agency/gallery-nuit.1200x900.webp'],
    '/images/agency/gallery-facade.1200x900.webp',
  ]);
  expect(gallery.images[4]?.title).toEqual({ fr: 'Notre affiche', en: 'Notre affiche' });
  const carousel = await site.json<{ images: { title: { fr: string } }[] }>('/data/carrousel-images.json');
  expect(carousel.images[0]?.title).toMatchObject({ fr: 'Notre rue', en: 'One street, many trades' });
  expect(await site.text('/agence')).toContain(known.address);
  expect(await site.text('/data/en/agency.json')).toBe(english);
});

test('[EDIT-46] [EDIT-47] a new category is named, coloured, offered to articles and on the blog; its id then stands', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(await visit('/admin/pages/blog', await signedIn(site)));
  const path = 'categories.items.5';
  await list(page, 'categories.items')
    .getByRole('button', { name: 'Ajouter à «\u00a0Catégories\u00a0»' })
    .click();
  await field(page, `${path}.name`).fill('Guides');
  await expect.poll(() => field(page, `${path}.id`).inputValue()).toBe('guides-2');
  await field(page, `${path}.name`).fill('Été à Lille');
  await expect.poll(() => field(page, `${path}.id`).inputValue()).toBe('ete-a-lille');
  await field(page, `${path}.color`).selectOption({ label: 'Vert' });
  for (const id of ['categories.items.0.id', `${path}.id`])
    expect(await field(page, id).getAttribute('readonly')).not.toBeNull();
  await publishAll(page);
  // Published: articles may name it, so a new name keeps the id.
  await field(page, `${path}.name`).fill('Lille en été');
  await field(page, 'categories.items.0.name').fill('Conseils');
  await publishAll(page);
  const { categories } = await site.json<{ categories: object[] }>('/data/fr/categories.json');
  expect(categories[0]).toMatchObject({ id: 'guides', name: 'Conseils' });
  expect(categories[5]).toEqual({
    ...{ id: 'ete-a-lille', name: 'Lille en été', slug: 'ete-a-lille', color: 'green' },
  });
  expect(await site.text('/blog')).toContain('>Lille en été</a>');

  await page.goto(`${site.url}/admin/articles/_new`);
  await booted(page);
  const choices = page.locator('select[name=category]');
  await choices.selectOption({ label: 'Lille en été' });
  await expect.poll(() => choices.inputValue()).toBe('ete-a-lille');
});

test('[EDIT-47] a category that articles still use can go: the editor says so and puts it back, and nothing breaks', async ({
  visit,
}) => {
  const site = await startSite();
  await publish(site, 'seul', { category: 'actualites' });
  const page = await booted(await visit('/admin/pages/blog', await signedIn(site)));
  const items = list(page, 'categories.items');
  await items.getByText('2 articles sont rangés ici.').first().waitFor();
  const names = () =>
    items
      .locator('input[data-field$=".name"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const before = await names();
  const place = before.indexOf('Actualités');
  await items.getByRole('button', { name: `Supprimer ${place + 1}. Actualités` }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Actualités' });
  await expect.poll(() => notice.textContent()).toContain('encore la catégorie de 2 articles');
  await notice.getByRole('button', { name: 'La remettre' }).click();
  await expect.poll(names).toEqual([...before.toSpliced(place, 1), 'Actualités']);
  await items.getByRole('button', { name: /^Supprimer .*Actualités/ }).click();
  await publishAll(page);
  const blog = await site.get('/blog?category=actualites');
  expect([blog.status, (await blog.text()).includes('>actualites</a>')]).toEqual([200, true]);
});

test('[EDIT-50] former addresses have a screen of their own, with those that cannot change below', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(
    await visit('/admin', { ...(await signedIn(site)), expectedComplaint: /status of 422/ }),
  );
  const group = page.getByRole('button', { name: 'Site', exact: true });
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  await page.locator('.admin-nav').getByRole('link', { name: 'Anciennes adresses' }).click();
  await page.getByRole('heading', { level: 1, name: 'Anciennes adresses' }).waitFor();
  await expect
    .poll(() => page.locator('[data-editor="redirects"] tbody tr').allTextContents())
    .toEqual(redirects.map(({ from }) => from + redirectTarget(from, '')));
  // Nothing of it stands on a page or is translated.
  expect(await page.getByRole('button', { name: /^(Côte à côte|Les deux|Aperçu)$/ }).count()).toBe(0);
  await list(page, 'redirects')
    .getByRole('button', { name: 'Ajouter à «\u00a0Anciennes adresses\u00a0»' })
    .click();
  await field(page, 'redirects.0.from').fill('/agence');
  await field(page, 'redirects.0.to').fill('/contact');
  await page.keyboard.press('Control+Enter');
  const row = page.locator('[data-row="redirects.0.from"]');
  await expect.poll(() => row.textContent()).toContain('Le site répond déjà à cette adresse');
  await field(page, 'redirects.0.from').fill('/notre-histoire/');
  await page.locator('[data-row="redirects.0.to"]').getByRole('button', { name: 'Choisir une page' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /\/agence$/ })
    .click();
  await publishAll(page);
  const response = await site.get('/notre-histoire?a=1');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/agence?a=1']);

  const visitor = await booted(await visit('/', { url: site.url }));
  await visitor.goto(`${site.url}/notre-histoire`);
  await visitor.waitForURL('**/agence');
  expect([...(await violations(page)), ...(await contrastViolations(page))]).toEqual([]);
});
