import { expect } from 'vitest';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, signedIn } from '#tests/support/browser/signed-in.ts';
import { publish } from '#tests/support/data/articles.ts';
import { startSite } from '#tests/support/site/site.ts';

const PORTRAIT = 'team.members.0.image';

test.for([
  { width: 1440, height: 900, language: 'fr', page: '/agence' },
  { width: 390, height: 844, language: 'en', page: '/en/agency' },
] as const)(
  '[EDIT-80] at $width px ($language): an image is framed around a point, seen before and then by visitors',
  async ({ language, page: path, ...viewport }, { visit }) => {
    const site = await startSite();
    const options = { ...(await signedIn(site)), viewport };
    const page = await booted(await visit(`/admin/pages/agency?lang=${language}`, options));
    const before = await field(page, PORTRAIT).inputValue();
    const row = page.locator('.field-joined', { has: field(page, PORTRAIT) });
    await row.getByRole('button', { name: 'Cadrer…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cadrer l’image' });
    expect(await violations(page)).toEqual([]);
    const shown = dialog.getByRole('listitem').locator('img');
    await shown.waitFor();
    expect(await shown.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('50% 50%');

    // By touch or mouse, then exactly by the keyboard.
    const whole = dialog.getByRole('img', { name: 'L’image entière' });
    await whole.click({ position: { x: 1, y: 1 } });
    await expect.poll(() => dialog.getByLabel('De haut en bas').inputValue()).toMatch(/^[01]$/);
    await dialog.getByLabel('De haut en bas').fill('20');
    await dialog.getByLabel('De gauche à droite').fill('70');
    await dialog.getByLabel('De gauche à droite').press('ArrowRight');
    expect(await shown.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('71% 20%');
    await dialog.getByRole('button', { name: 'Utiliser ce cadrage' }).click();
    await expect.poll(() => field(page, PORTRAIT).inputValue()).toBe(`${before}#focus=71,20`);
    await page.keyboard.press('Control+Enter');
    await expect
      .poll(async () => (await site.services.content.section('agency', language)).team.members[0]?.image)
      .toBe(`${before}#focus=71,20`);

    const visitor = await booted(await visit(path, { url: site.url, viewport }));
    const portrait = visitor.locator(`img[src="${before}"]`);
    expect(await portrait.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('71% 20%');

    await row.getByRole('button', { name: 'Cadrer…' }).click();
    await dialog.getByRole('button', { name: 'Cadrage automatique' }).click();
    await expect.poll(() => field(page, PORTRAIT).inputValue()).toBe(before);
  },
);

test('[EDIT-80] a framed image of an article keeps its words, and other sites get its address alone', async ({
  visit,
}) => {
  const site = await startSite();
  const [{ image = '' } = {}] = await site.services.articles.published('fr');
  await publish(site, 'cadre', {
    content: '<p>Ici</p>',
    image: `${image}#focus=0,100`,
    imageAlt: 'Un atelier',
  });
  const page = await booted(await visit('/blog/cadre', { url: site.url }));
  const picture = page.getByRole('img', { name: 'Un atelier' });
  expect(await picture.getAttribute('src')).toBe(image);
  expect(await picture.evaluate((element) => getComputedStyle(element).objectPosition)).toBe('0% 100%');
  const told = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  expect([told.includes(image), told.includes('#focus=')]).toEqual([true, false]);
  expect((await site.get('/social/fr/article/cadre.jpg')).status).toBe(200);
});
