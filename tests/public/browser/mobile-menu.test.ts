import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, framesDrawn, test } from '#tests/support/browser/browser.ts';
import { startSite } from '#tests/support/site/site.ts';

const phone = { viewport: { width: 375, height: 700 } };
const menuButton = (page: Page) =>
  page.locator('header').getByRole('button', { name: /Ouvrir le menu|Open the menu/ });
const menu = (page: Page) => page.getByRole('dialog', { name: /Navigation principale|Main navigation/ });

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await menu(page).waitFor();
}

const links = (page: Page) =>
  menu(page)
    .locator('li a')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));

test('[MENU-11] below 768 px there is a menu button, from there on the navigation', async ({ visit }) => {
  const page = await visit('/contact', { viewport: { width: 767, height: 800 } });
  await menuButton(page).waitFor();
  const navigation = page.locator('header nav');
  const shown = async () => [await menuButton(page).isVisible(), await navigation.isVisible()];
  expect(await shown()).toEqual([true, false]);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect.poll(() => shown()).toEqual([false, true]);
});

test('[MENU-12] the mobile menu slides over the whole screen and lists its links', async ({ visit }) => {
  const expected = {
    '/': [
      ['Accueil', '/'],
      ['Carrières', '/recrutement'],
      ['Devis', '/calculateur-prix'],
      ['Expertises', '/expertises'],
      ['L’agence', '/agence'],
      ['Cas clients', '/cas-clients'],
      ['Tarifs', '/tarifs'],
      ['Blog', '/blog'],
      ['Contact', '/contact'],
    ],
    '/en': [
      ['Home', '/en'],
      ['Careers', '/en/recruitment'],
      ['Quote', '/en/price-calculator'],
      ['Services', '/en/expertises'],
      ['The workshop', '/en/agency'],
      ['Case studies', '/en/case-studies'],
      ['Pricing', '/en/pricing'],
      ['Blog', '/en/blog'],
      ['Contact', '/en/contact'],
    ],
  };
  for (const [path, list] of Object.entries(expected)) {
    const page = await booted(await visit(path, phone));
    await openMenu(page);
    await expect.poll(() => links(page)).toEqual(list);
    const slide = await menu(page).evaluate((dialog) => {
      dialog.style.animation = 'none';
      dialog.getBoundingClientRect();
      dialog.style.animation = '';
      const [animation] = dialog.getAnimations();
      animation?.pause();
      const left = () => dialog.getBoundingClientRect().left;
      if (animation) animation.currentTime = 0;
      const start = left();
      animation?.finish();
      return { start, end: left() };
    });
    expect(slide).toEqual({ start: 375, end: 0 });
    await expect.poll(() => menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 700 });
  }
});

test('[MENU-12] the mega-menu link comes first of the managed items, the other enabled ones in order', async ({
  visit,
}) => {
  const site = await startSite();
  const item = (id: string, order: number, changes = {}) => ({
    ...{ id, label: id, url: '/tarifs', order, enabled: true, type: 'link', ...changes },
  });
  const header = [
    item('d', 4),
    item('m', 3, { type: 'megamenu', url: '/blog' }),
    item('off', 2, { enabled: false }),
    item('a', 1, { url: '/agence' }),
  ];
  const authorship = { by: 'marie', basedOn: 0 };
  await site.services.content.updateField('common', 'en', 'menus.header', header, authorship);
  const page = await booted(await visit('/en/contact', { ...phone, url: site.url }));
  await openMenu(page);
  await expect
    .poll(async () => (await links(page)).slice(3))
    .toEqual([
      ['m', '/en/expertises'],
      ['a', '/en/agency'],
      ['d', '/en/pricing'],
    ]);
});

test('[MENU-13] the page behind the open menu does not scroll, and does again when it closes', async ({
  visit,
}) => {
  const page = await booted(await visit('/politique-confidentialite', phone));
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  const before = await overflow();
  expect(before).not.toBe('hidden');
  const scrolled = async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.mouse.move(180, 600);
    await page.mouse.wheel(0, 300);
    await framesDrawn(page, 10);
    return page.evaluate(() => window.scrollY > 0);
  };
  const ways = {
    button: () => menu(page).getByRole('button', { name: 'Fermer le menu' }).click(),
    escape: () => page.keyboard.press('Escape'),
    link: async () => {
      await menu(page).getByRole('link', { name: 'Tarifs' }).click();
      await page.locator('main[data-screen=Pricing]').waitFor();
    },
  };
  for (const [way, close] of Object.entries(ways)) {
    await openMenu(page);
    await expect.poll(async () => [way, await overflow(), await scrolled()]).toEqual([way, 'hidden', false]);
    await close();
    await menu(page).waitFor({ state: 'detached' });
    await expect.poll(async () => [way, await overflow(), await scrolled()]).toEqual([way, before, true]);
  }
  await expect.poll(() => new URL(page.url()).pathname).toBe('/tarifs');
});

test('[MENU-13] Back leaves the open menu behind, on the page it leads to', async ({ visit }) => {
  const page = await booted(await visit('/tarifs', phone));
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Blog' }).click();
  await page.locator('main[data-screen=Blog]').waitFor();
  await openMenu(page);
  await page.goBack();
  await page.locator('main[data-screen=Pricing]').waitFor();
  await expect.poll(() => menu(page).count()).toBe(0);
});

test.for([
  ['/', /^Appeler le [\d ]+$/, 'Nous écrire', '/contact'],
  ['/en', /^Call [+\d ]+$/, 'Write to us', '/en/contact'],
] as const)(
  '[WAY-14] on %s the header of a telephone calls and writes, without scripts too',
  async ([path, call, write, contact], { visit }) => {
    for (const width of [320, 390])
      for (const javaScriptEnabled of [true, false]) {
        const page = await visit(path, { viewport: { width, height: 700 }, javaScriptEnabled });
        const header = page.locator('header');
        const caller = header.getByRole('link', { name: call });
        expect(await caller.getAttribute('href')).toMatch(/^tel:\+33\d{9}$/);
        const writer = header.getByRole('link', { name: write, exact: true });
        expect(await writer.getAttribute('href')).toBe(contact);
        for (const link of [caller, writer]) {
          const box = await link.boundingBox();
          expect(box).toMatchObject({ width: 44, height: 44 });
          expect((box?.x ?? 0) + 44).toBeLessThanOrEqual(width);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await page.setViewportSize({ width: 700, height: 700 });
        await expect.poll(() => caller.isVisible()).toBe(false);
      }
  },
);
