import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, signedIn } from '#tests/support/browser/signed-in.ts';
import { publish } from '#tests/support/data/articles.ts';
import { startSite } from '#tests/support/site/site.ts';

const PHOTO = 'gallery.images.0.image';

async function openFraming(page: Page, path: string): Promise<Locator> {
  const row = page.locator('.field-joined', { has: field(page, path) });
  await row.getByRole('button', { name: 'Cadrer…' }).click();
  return page.getByRole('dialog', { name: 'Cadrer l’image' });
}

/** From one point of an element to another, both in percent of it. */
async function drag(page: Page, element: Locator, from: [number, number], to: [number, number]) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = ([across, down]: [number, number]) =>
    [x + (width * across) / 100, y + (height * down) / 100] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 4 });
  await page.mouse.up();
}

/** What a format shows of the image, in percent of it. */
const shownPart = (image: Locator) =>
  image.evaluate((element) => {
    const whole = element.getBoundingClientRect();
    const frame = (element.parentElement as HTMLElement).getBoundingClientRect();
    return {
      left: Math.round(((frame.left - whole.left) / whole.width) * 100),
      right: Math.round(((frame.right - whole.left) / whole.width) * 100),
      top: Math.round(((frame.top - whole.top) / whole.height) * 100),
      bottom: Math.round(((frame.bottom - whole.top) / whole.height) * 100),
    };
  });

test.for([
  { width: 1440, height: 900, language: 'fr', path: '/agence' },
  { width: 390, height: 844, language: 'en', path: '/en/agency' },
] as const)(
  '[EDIT-81] at $width px ($language): a part of an image is seen before, made once and shown to visitors',
  async ({ language, path, ...viewport }, { visit }) => {
    const site = await startSite();
    const photos = async () => (await site.services.content.section('agency', language)).gallery.images;
    const [before] = await photos();
    const options = { ...(await signedIn(site)), viewport };
    const page = await booted(await visit(`/admin/pages/agency?lang=${language}`, options));
    const dialog = await openFraming(page, PHOTO);
    await dialog.getByLabel('De gauche à droite').fill('25');
    await dialog.getByLabel('De haut en bas').fill('50');
    await dialog.getByRole('button', { name: 'Recadrer' }).click();
    expect(await violations(page)).toEqual([]);

    // By touch or mouse: a corner, then the frame whole. By the keyboard: an edge.
    const whole = dialog.getByRole('img', { name: 'L’image entière' });
    await drag(page, whole, [99, 99], [60, 60]);
    await expect.poll(() => dialog.getByLabel('Bord droit').inputValue()).toMatch(/^6[01]$/);
    await drag(page, whole, [30, 30], [30, 45]);
    await expect.poll(() => dialog.getByLabel('Bord du haut').inputValue()).toMatch(/^1[456]$/);
    const edges = { 'Bord gauche': '0', 'Bord droit': '50', 'Bord du haut': '25', 'Bord du bas': '75' };
    for (const [edge, to] of Object.entries(edges)) await dialog.getByLabel(edge).fill(to);
    await dialog.getByLabel('Bord du bas').press('ArrowLeft');
    await dialog.getByLabel('Bord du bas').press('ArrowRight');
    expect(await dialog.getByText(/^Partie gardée/).textContent()).toContain('600 × 450');
    const preview = dialog.getByRole('listitem').locator('img');
    await expect.poll(() => shownPart(preview)).toEqual({ left: 0, right: 50, top: 25, bottom: 75 });
    expect(await violations(page)).toEqual([]);

    await dialog.getByRole('button', { name: 'Utiliser ce cadrage' }).dblclick();
    await dialog.waitFor({ state: 'detached' });
    const cut = await field(page, PHOTO).inputValue();
    expect(cut).toMatch(/^\/media\/gallery-facade-[0-9a-f]{10}\.600x450\.webp#focus=50,50$/);
    await page.keyboard.press('Control+Enter');
    await expect.poll(async () => (await photos())[0]).toEqual({ ...before, image: cut });
    const { items } = await site.services.media.page({ search: '', page: 1 });
    expect(items).toMatchObject([{ slug: 'gallery-facade', [`alt_${language}`]: before?.alt }]);

    const visitor = await booted(await visit(path, { url: site.url, viewport }));
    const [address = ''] = cut.split('#');
    const photo = visitor.locator(`img[src="${address}"]`).first();
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await photo.getAttribute('alt')).toBe(before?.alt);

    // What was cut can be cut again.
    const again = await openFraming(page, PHOTO);
    await again.getByRole('button', { name: 'Recadrer' }).click();
    await again.getByLabel('Bord du haut').fill('50');
    await again.getByRole('button', { name: 'Cadrage automatique' }).click();
    await expect.poll(() => field(page, PHOTO).inputValue()).toMatch(/^\/media\/gallery-.*\.600x225\.webp$/);
  },
);

test('[EDIT-81] a drawing cannot be cut, an area cannot be too small, and what went wrong is said', async ({
  visit,
}) => {
  const site = await startSite();
  const options = { ...(await signedIn(site)), expectedComplaint: /status of 422/ };
  const page = await booted(await visit('/admin/pages/agency', options));
  const portrait = await openFraming(page, 'team.members.0.image');
  await portrait.getByRole('img', { name: 'L’image entière' }).click();
  expect(await portrait.getByRole('button', { name: 'Recadrer' }).count()).toBe(0);
  await portrait.getByRole('button', { name: 'Fermer' }).click();

  const before = await field(page, PHOTO).inputValue();
  const dialog = await openFraming(page, PHOTO);
  await dialog.getByRole('button', { name: 'Recadrer' }).click();
  await dialog.getByLabel('Bord droit').fill('0');
  await dialog.getByLabel('Bord du bas').fill('0');
  await expect.poll(() => dialog.getByText(/^Partie gardée/).textContent()).toContain('108 × 108');
  const answer = { error: 'La partie à garder doit se trouver dans l’image.' };
  await page.route('**/api/media/crop', (route) => route.fulfill({ status: 422, json: answer }));
  await dialog.getByRole('button', { name: 'Utiliser ce cadrage' }).click();
  expect(await dialog.getByRole('alert').textContent()).toBe(answer.error);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Tout garder' }).click();
  await dialog.getByRole('button', { name: 'Cadrage automatique' }).click();
  expect(await field(page, PHOTO).inputValue()).toBe(before);
  expect((await site.services.media.page({ search: '', page: 1 })).count).toBe(0);
});

test('[EDIT-81] a part of the image of an article has the words of the image', async ({ visit }) => {
  const site = await startSite();
  const [{ image = '' } = {}] = await site.services.articles.published('fr');
  await publish(site, 'recadre', { content: '<p>Ici</p>', excerpt: 'Ici', image, imageAlt: 'Un atelier' });
  const page = await booted(await visit('/admin/articles/recadre', await signedIn(site)));
  await page.getByRole('button', { name: 'Cadrer…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cadrer l’image' });
  await dialog.getByRole('button', { name: 'Recadrer' }).click();
  await dialog.getByLabel('Bord droit').fill('50');
  await dialog.getByRole('button', { name: 'Cadrage automatique' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Enter');
  const published = async () =>
    (await site.services.articles.published('fr')).find(({ slug }) => slug === 'recadre');
  await expect
    .poll(published)
    .toMatchObject({ image: expect.stringMatching(/\.800x900\.webp$/), imageAlt: 'Un atelier' });
});
