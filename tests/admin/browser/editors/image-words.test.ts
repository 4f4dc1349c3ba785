import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { otherLanguage } from '#domain/languages.ts';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, signedIn } from '#tests/support/browser/signed-in.ts';
import { drawing, received } from '#tests/support/data/images.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const IMAGE = 'gallery.images.0.image';
const ALT = 'gallery.images.0.alt';
const names = { fr: 'français', en: 'anglais' };
const pages = { fr: '/agence', en: '/en/agency' };

/** The words of the other language, beside those of the language that is edited. */
const otherWords = (page: Page, language: 'fr' | 'en') =>
  page.locator(`[id="agency.${ALT}.other"][lang="${language}"]`);

async function firstPhoto(site: Site, language: 'fr' | 'en') {
  const { content } = await site.services.workingCopies.load(sectionRef('agency', language));
  return (content as { gallery: { images: { image: string; alt: string }[] } }).gallery.images[0];
}

test.for([
  { width: 1440, height: 900, edited: 'fr' },
  { width: 390, height: 844, edited: 'en' },
] as const)(
  '[EDIT-82] at $width px ($edited): the words about an image are written in both languages at the image, each into its own draft',
  async ({ edited, ...viewport }, { visit }) => {
    const other = otherLanguage(edited);
    const site = await startSite();
    const before = await firstPhoto(site, other);
    const options = { ...(await signedIn(site)), viewport };
    const page = await booted(await visit(`/admin/pages/agency?lang=${edited}`, options));
    const theirs = otherWords(page, other);
    await expect.poll(() => theirs.inputValue()).toBe(before?.alt);
    expect(await theirs.getAttribute('lang')).toBe(other);
    const labels = page.getByText(`Description de l’image (${names[other]})`);
    expect(await labels.first().isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);

    await field(page, ALT).fill('Premier');
    await theirs.fill('Second');
    await page
      .getByText(/^Brouillon de la page (?:anglaise|française) enregistré/)
      .first()
      .waitFor();
    expect(await firstPhoto(site, other)).toEqual({ ...before, alt: 'Second' });
    await expect.poll(async () => (await firstPhoto(site, edited))?.alt).toBe('Premier');
    expect(await site.text(pages[other])).not.toContain('Second');

    // What was typed a moment ago goes along; there it is a draft like any other, and is published.
    await theirs.fill('Troisième');
    await page
      .getByRole('group', { name: 'Langue du contenu' })
      .getByRole('link', { name: other.toUpperCase() })
      .click();
    await expect.poll(() => field(page, ALT).inputValue()).toBe('Troisième');
    await expect.poll(() => otherWords(page, edited).inputValue()).toBe('Premier');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => site.text(pages[other])).toContain('Troisième');
    expect(await site.text(pages[edited])).not.toContain('Premier');
  },
);

test('[EDIT-82] an image of the library brings its words in both languages, wherever both show it', async ({
  visit,
}) => {
  const site = await startSite();
  const { media } = site.services;
  const image = await media.add(await received('rue.png', await drawing(400, 300)), 'marie');
  await media.describe(image.id, { fr: 'Une rue', en: 'A street' }, 'marie');
  const page = await booted(await visit('/admin/pages/agency', await signedIn(site)));
  await otherWords(page, 'en').waitFor();
  const choose = async () => {
    const row = page.locator('.field-joined', { has: field(page, IMAGE) });
    await row.getByRole('button', { name: 'Médiathèque…' }).click();
    await page.getByRole('dialog', { name: 'Choisir une image' }).getByText('rue', { exact: true }).click();
  };
  await choose();
  await expect.poll(() => field(page, ALT).inputValue()).toBe('Une rue');
  await page.getByText('La page anglaise montre une autre image à cette place.').waitFor();
  await page.getByRole('button', { name: 'L’utiliser aussi en anglais' }).click();
  await expect.poll(() => otherWords(page, 'en').inputValue()).toBe('A street');
  await expect
    .poll(() => otherWords(page, 'en').evaluate((input) => input === document.activeElement))
    .toBe(true);
  await expect.poll(() => firstPhoto(site, 'en')).toMatchObject({ image: image.address, alt: 'A street' });

  await field(page, ALT).fill('Autre chose');
  await otherWords(page, 'en').fill('Something else');
  await choose();
  await expect.poll(() => otherWords(page, 'en').inputValue()).toBe('A street');
  expect(await field(page, ALT).inputValue()).toBe('Une rue');
});

test('[EDIT-82] the words of a page that waits for its publication are only to read', async ({ visit }) => {
  const site = await startSite();
  const { services } = site;
  await write(services, sectionRef('agency', 'en'), { 'hero.title': 'Soon' });
  const copies = await chosenCopies(services, sectionRef('agency', 'en'));
  await services.publications.schedule(copies, { by: 'marie', at: new Date(Date.now() + 86_400_000) });
  const page = await booted(await visit('/admin/pages/agency', await signedIn(site)));
  await otherWords(page, 'en').waitFor();
  expect(await otherWords(page, 'en').getAttribute('readonly')).toBe('');
  await page.getByText('La page anglaise attend dans une publication programmée').first().waitFor();
});

test('[EDIT-82] side by side, the words of the other language stand there once, as a field', async ({
  visit,
}) => {
  const site = await startSite();
  const before = await firstPhoto(site, 'en');
  const page = await booted(await visit('/admin/pages/agency', await signedIn(site)));
  await otherWords(page, 'en').waitFor();
  await page.getByRole('button', { name: 'Côte à côte' }).click();
  const beside = page.locator(`[data-row="${ALT}"]`).getByRole('group');
  await expect.poll(() => beside.getByRole('textbox').inputValue()).toBe(before?.alt);
  expect(await otherWords(page, 'en').count()).toBe(1);
  expect(await beside.getByText(String(before?.alt)).count()).toBe(0);
  expect(await beside.getByRole('link').count()).toBe(0);

  await otherWords(page, 'en').fill('The shop at night');
  await expect.poll(async () => (await firstPhoto(site, 'en'))?.alt).toBe('The shop at night');
  expect(await violations(page)).toEqual([]);
});
