import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, localDrafts, PUBLISHED, signedIn } from '#tests/support/browser/signed-in.ts';
import { edit } from '#tests/support/data/edit.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { startSite } from '#tests/support/site/site.ts';

const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Chromium says in the console what the server refused. */
const expectedComplaint = /status of 409/;

const pageOf = (page: Page, key: string) => page.locator(`[data-page="${key}"]`);
const textOf = (page: Page, path: string) => page.locator(`[data-text="${path}"]`);
const count = (page: Page, filter: string) =>
  page
    .getByRole('navigation', { name: 'Textes à montrer' })
    .getByRole('link', { name: filter })
    .textContent();
const beside = (page: Page, path: string) => page.locator(`[data-row="${path}"]`).getByRole('group');
const isInWindow = (page: Page, path: string) =>
  field(page, path).evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return one === document.activeElement && top >= 0 && bottom <= innerHeight;
  });
const fitsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test.for(widths)(
  '[TRANS-10] [TRANS-12] [TRANS-13] [TRANS-15] at $width px: the board tells what to do, page by page, and takes « toujours juste »',
  async (viewport, { visit }) => {
    const site = await startSite();
    const { services } = site;
    const page = await booted(
      await visit('/admin/translations?state=outdated', {
        ...{ ...(await signedIn(site)), viewport, expectedComplaint },
      }),
    );
    await page.getByText('Aucun texte français n’a changé depuis sa traduction.').waitFor();
    expect(await violations(page)).toEqual([]);

    await edit(site, 'fr', 'home', {
      'hero.title': 'Des sites qui donnent envie de rester.',
      'hero.cta': 'Nos métiers',
    });
    await write(services, sectionRef('common'), { 'menus.header.0.label': 'Nos métiers' });
    const { items } = await services.content.section('faq', 'fr');
    await write(services, sectionRef('faq'), { items: [...items, ...items.slice(0, 1)] });
    await page.goto(`${site.url}/admin/translations`);
    await booted(page);
    expect(await count(page, 'À revoir')).toBe('À revoir 3');
    // The page that comes first in the navigation is open, the others are folded.
    const title = textOf(page, 'menus.header.0.label');
    await title.waitFor();
    expect(await textOf(page, 'hero.title').count()).toBe(0);
    await pageOf(page, 'pages/home').getByRole('link', { name: 'Accueil', exact: true }).click();
    const hero = textOf(page, 'hero.title');
    await hero.waitFor();
    expect(await hero.locator('del').allTextContents()).toEqual(['d’entrer']);
    expect(await hero.locator('ins').allTextContents()).toEqual(['de rester']);
    expect(await hero.locator('[lang="en"]').textContent()).toBe('Websites people want to walk into.');
    expect(await violations(page)).toEqual([]);
    expect(await fitsWindow(page)).toBe(true);

    // Somebody changes the French while it is read.
    await edit(site, 'fr', 'home', { 'hero.title': 'Des sites qui donnent envie de revenir.' });
    await hero.getByRole('button', { name: 'Toujours juste : Titre' }).click();
    await page.getByRole('alert').getByText('Ce texte vient de changer').waitFor();
    await expect.poll(() => hero.locator('ins').allTextContents()).toEqual(['de revenir']);
    await hero.getByRole('button', { name: 'Toujours juste : Titre' }).click();
    await page.getByText('C’est noté\u00a0: 1 texte est juste.').waitFor();
    await expect.poll(() => hero.count()).toBe(0);

    await edit(site, 'fr', 'home', { 'hero.title': 'Encore un titre.' });
    await page.reload();
    await booted(page);
    await pageOf(page, 'pages/home')
      .getByRole('button', { name: 'Tout est toujours juste (2 textes)' })
      .click();
    await page.getByText('C’est noté\u00a0: 2 textes sont justes.').waitFor();
    await expect.poll(() => pageOf(page, 'pages/home').count()).toBe(0);

    await page.getByRole('link', { name: /^Manquants/ }).click();
    await pageOf(page, 'pages/faq').getByRole('link', { name: 'Questions fréquentes' }).click();
    await page.getByText('Cette liste a 7 entrées en français et 6 en anglais.').waitFor();
  },
);

test('[TRANS-14] entries without a translation lead to « Traduire », and images to their words', async ({
  visit,
}) => {
  const site = await startSite();
  const { db } = await site.openDatabase();
  await db
    .insertInto('media')
    .values({
      ...{ id: 'street', slug: 'rue', address: '/media/rue.1x1.webp', width: 1, height: 1, size: 1 },
      ...{ alt_fr: 'Une rue le matin', alt_en: '', search_text: '' },
      ...{ created_at: '2025', created_by: 'marie', updated_at: '2025' },
    })
    .execute();
  const page = await booted(await visit('/admin/translations?state=missing', await signedIn(site)));
  await pageOf(page, 'media').getByRole('link', { name: 'Médiathèque\u00a0: mots des images' }).click();
  const image = pageOf(page, 'media').getByRole('link', { name: /^Ouvrir/ });
  await page.getByText('Une rue le matin').waitFor();
  expect(await image.getAttribute('href')).toBe('/admin/media?lang=en&open=street');
  await pageOf(page, 'articles').getByRole('link', { name: 'Articles sans traduction' }).click();
  const source = 'que-mettre-sur-la-premiere-page';
  await textOf(page, source).getByRole('link', { name: 'Traduire cet article' }).click();
  await page.waitForURL(`${site.url}/admin/articles/_new?lang=en&translate=${source}`);
});

test.for(widths)(
  '[TRANS-16] at $width px: side by side, each field has its text in the other language, what changed, and « toujours juste »',
  async (viewport, { visit }) => {
    const site = await startSite();
    await edit(site, 'fr', 'home', {
      'hero.title': 'Des sites qui donnent envie de rester.',
      'hero.cta': 'Nos métiers',
    });
    const page = await booted(await visit('/admin/translations', { ...(await signedIn(site)), viewport }));
    await textOf(page, 'hero.cta').getByRole('link', { name: 'Ouvrir côte à côte : Premier bouton' }).click();
    await page.waitForURL(`${site.url}/admin/pages/home?lang=en&beside=1#home.hero.cta`);
    await beside(page, 'hero.cta').getByText('À revoir').waitFor();
    await expect.poll(() => isInWindow(page, 'hero.cta')).toBe(true);
    expect(await beside(page, 'hero.title').locator('ins').allTextContents()).toEqual(['de rester']);
    expect(await violations(page)).toEqual([]);
    expect(await fitsWindow(page)).toBe(true);

    // What is written is up to date as soon as it is saved; nothing else is drawn anew meanwhile.
    await field(page, 'hero.cta').fill('Our trades');
    await page.keyboard.press('Control+s');
    await beside(page, 'hero.cta').getByText('À jour').waitFor();
    const confirm = page.getByRole('button', { name: 'Toujours juste : Titre' });
    await confirm.focus();
    await page.keyboard.press('Enter');
    await beside(page, 'hero.title').getByText('À jour').waitFor();
    await expect.poll(() => isInWindow(page, 'hero.title')).toBe(true);

    // The mode stays on in the other language.
    await page.getByRole('link', { name: 'FR français' }).click();
    await page.waitForURL((url) => url.searchParams.get('lang') !== 'en');
    await expect
      .poll(() => beside(page, 'hero.title').getByRole('textbox').inputValue())
      .toContain('Websites people want to walk into.');
    await page.getByRole('button', { name: 'Côte à côte' }).click();
    await expect.poll(() => beside(page, 'hero.title').count()).toBe(0);
  },
);

test('[TRANS-16] a field that lies far below is still in view once the other language stands beside every field', async ({
  visit,
}) => {
  const site = await startSite();
  const viewport = { width: 390, height: 844 };
  const page = await booted(
    await visit('/admin/pages/home?lang=en&beside=1#home.seoTitle', { ...(await signedIn(site)), viewport }),
  );
  await beside(page, 'seoTitle').waitFor();
  await expect.poll(() => isInWindow(page, 'seoTitle')).toBe(true);
});

test('[TRANS-16] every editor of a section has the mode', async ({ visit }) => {
  const site = await startSite();
  const page = await booted(await visit('/admin/pages/home?lang=en&beside=1', await signedIn(site)));
  for (const editor of [
    'menus',
    ...['hosting', 'calculator', 'blog', 'legal', 'terms', 'testimonials', 'ecommerce', 'common'].map(
      (id) => `pages/${id}`,
    ),
  ]) {
    await page.goto(`${site.url}/admin/${editor}?lang=en&beside=1`);
    await booted(page);
    await page
      .getByRole('group', { name: /, en français$/ })
      .first()
      .waitFor({ state: 'attached' });
  }
});

const otherPage = (page: Page) => page.getByRole('region', { name: 'La page anglaise' });
const english = (page: Page, path: string) => beside(page, path).getByRole('textbox');

test.for(widths)(
  '[TRANS-17] at $width px: side by side both languages are written, each page is a draft and is published by itself',
  async (viewport, { visit }) => {
    const site = await startSite();
    const title = async (language: 'fr' | 'en') =>
      (await site.services.content.section('home', language)).hero.title;
    const before = { fr: await title('fr'), en: await title('en') };
    const page = await booted(
      await visit('/admin/pages/home?beside=1', { ...(await signedIn(site)), viewport }),
    );
    await english(page, 'hero.title').fill('Open all night.');
    await english(page, 'hero.titleHighlight').waitFor();
    await field(page, 'hero.title').fill('Ouvert la nuit.');
    // The way back goes through both, the last first.
    await page.keyboard.press('Control+z');
    await expect.poll(() => field(page, 'hero.title').inputValue()).toBe(before.fr);
    expect(await english(page, 'hero.title').inputValue()).toBe('Open all night.');
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Control+s');
    await otherPage(page)
      .getByText(/Brouillon enregistré/)
      .waitFor();
    expect([await title('fr'), await title('en')]).toEqual([before.fr, before.en]);
    expect(await violations(page)).toEqual([]);
    expect(await fitsWindow(page)).toBe(true);

    await otherPage(page).getByRole('button', { name: 'Publier la page anglaise' }).click();
    await expect.poll(() => title('en')).toBe('Open all night.');
    await otherPage(page).getByText(PUBLISHED).waitFor();
    expect(await title('fr')).toBe(before.fr);
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect.poll(() => title('fr')).toBe('Ouvert la nuit.');
  },
);

test('[TRANS-17] what the other page cannot take is told with the way to its field, and stays', async ({
  visit,
}) => {
  const site = await startSite();
  const options = { ...(await signedIn(site)), expectedComplaint };
  const page = await booted(await visit('/admin/pages/home?lang=en&beside=1', options));
  const french = beside(page, 'hero.title').getByRole('textbox');
  await french.fill('');
  await page.getByRole('button', { name: 'Publier la page française' }).click();
  await page
    .locator('.save-banner.notice-bad')
    .getByRole('button', { name: /^Titre/ })
    .click();
  expect(await french.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await page.locator('.save-banner.notice-bad').textContent()).toMatch(/^La page française\s:/);
});

test('[TRANS-17] the way back and forth goes through the changes of both languages in their order', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(await visit('/admin/pages/home?beside=1', await signedIn(site)));
  const places = [
    field(page, 'hero.title'),
    english(page, 'hero.title'),
    field(page, 'hero.subtitle'),
    english(page, 'hero.subtitle'),
  ];
  await english(page, 'hero.subtitle').waitFor();
  const shown = () => Promise.all(places.map((place) => place.inputValue()));
  const before = await shown();
  const after = ['Un', 'One', 'Deux', 'Two'];
  for (const [index, place] of places.entries()) await place.fill(after[index] ?? '');
  for (const left of [3, 2, 1, 0]) {
    await page.keyboard.press('Control+z');
    await expect.poll(shown).toEqual([...after.slice(0, left), ...before.slice(left)]);
  }
  for (const back of [1, 2, 3, 4]) {
    await page.keyboard.press('Control+y');
    await expect.poll(shown).toEqual([...after.slice(0, back), ...before.slice(back)]);
  }
});

test('[TRANS-17] an entry that stands elsewhere in the other language is not written in another’s place', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(await visit('/admin/menus?beside=1', await signedIn(site)));
  await english(page, 'menus.header.1.label').waitFor();
  await page
    .getByRole('button', { name: /^Descendre 1\. / })
    .first()
    .click();
  await expect.poll(() => english(page, 'menus.header.1.label').count()).toBe(0);
});

test('[TRANS-17] what a closed tab left of the other page is offered where it was written', async ({
  visit,
}) => {
  const site = await startSite();
  const options = { ...(await signedIn(site)), clock: true };
  const page = await booted(await visit('/admin/pages/faq?beside=1', options));
  await english(page, 'title').fill('Left behind');
  await expect.poll(() => localDrafts(page)).toHaveLength(1);
  await page.reload();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect.poll(() => english(page, 'title').inputValue()).toBe('Left behind');
});

test('[TRANS-17] prices that are written in one language and words in the other are both kept', async ({
  visit,
}) => {
  const site = await startSite();
  // Each save brings the prices into the other page too, which is then another one than was read.
  const options = { ...(await signedIn(site)), expectedComplaint };
  const page = await booted(await visit('/admin/pages/calculator?beside=1', options));
  const price = 'projectTypes.0.basePrices.simple';
  const words = 'projectTypes.0.title';
  await english(page, words).waitFor();
  await field(page, price).fill('1600');
  await english(page, words).fill('A shop window');
  await field(page, words).fill('Une vitrine');
  await page.keyboard.press('Control+s');
  const written = async (language: 'fr' | 'en') => {
    const ref = { collection: 'section', language, id: 'calculator' } as const;
    const { content } = await site.services.workingCopies.load(ref);
    const [type] = (content as { projectTypes: { title: string; basePrices: { simple: number } }[] })
      .projectTypes;
    return [type?.title, type?.basePrices.simple];
  };
  await expect.poll(() => written('fr')).toEqual(['Une vitrine', 1600]);
  await expect.poll(() => written('en')).toEqual(['A shop window', 1600]);
});

test('[TRANS-17] a page that waits for its publication is only to read', async ({ visit }) => {
  const site = await startSite();
  const { services } = site;
  await write(services, sectionRef('faq', 'en'), { title: 'Soon' });
  const copies = await chosenCopies(services, sectionRef('faq', 'en'));
  await services.publications.schedule(copies, { by: 'marie', at: new Date(Date.now() + 86_400_000) });
  const page = await booted(await visit('/admin/pages/faq?beside=1', await signedIn(site)));
  await expect.poll(() => english(page, 'title').getAttribute('readonly')).toBe('');
  expect(await english(page, 'title').inputValue()).toBe('Soon');
  await page.getByText(/^La page anglaise\s: Ce contenu partira/).waitFor();
});
