import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SectionContent } from '#domain/content/sections.ts';
import { booted, passTime, test } from '#tests/support/browser/browser.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const desktop = { viewport: { width: 1280, height: 1000 } };
const trigger = (page: Page) => page.locator('header nav button[aria-controls=mega-menu]');
const panel = (page: Page) => page.locator('#mega-menu');
const isOpen = async (page: Page) => {
  const expanded = await trigger(page).getAttribute('aria-expanded');
  expect(await panel(page).isVisible()).toBe(expanded === 'true');
  return expanded === 'true';
};

/** The entries of the desktop navigation, in order. */
const entries = (page: Page) => page.locator('header nav').locator('> a, > div > button').allTextContents();

const item = (id: string, order: number, changes = {}) => ({
  ...{ id, label: `Entrée ${id}`, url: '/tarifs', order, enabled: true, type: 'link' },
  ...changes,
});

async function openMenu(page: Page): Promise<void> {
  await booted(page);
  await trigger(page).hover();
  await panel(page).waitFor();
}

async function siteWithMenu(header: object[]): Promise<Site> {
  const site = await startSite();
  await setMenu(site, header);
  return site;
}

async function setMenu(site: Site, header: object[]): Promise<void> {
  const { rev } = await site.services.content.load('common', 'fr');
  const authorship = { by: 'marie', basedOn: rev };
  await site.services.content.updateField('common', 'fr', 'menus.header', header, authorship);
}

test('[MENU-01] the header shows the enabled items in ascending order', async ({ visit }) => {
  const site = await siteWithMenu([item('c', 3), item('a', 1), item('b', 2, { enabled: false })]);
  const page = await visit('/contact', { ...desktop, url: site.url });
  expect(await entries(page)).toEqual(['Entrée a', 'Entrée c']);
  await booted(page);
  expect(await entries(page)).toEqual(['Entrée a', 'Entrée c']);
});

test('[MENU-02] the header has one contact link, its button', async ({ visit, site }) => {
  const page = await visit('/tarifs', desktop);
  for (const [path, contact] of [
    ['/tarifs', '/contact'],
    ['/en/pricing', '/en/contact'],
  ] as const) {
    await page.goto(site.url + path);
    await booted(page);
    await expect.poll(() => page.locator(`header a[href="${contact}"]`).count()).toBe(1);
    await expect.poll(() => page.locator(`header nav a[href="${contact}"]`).count()).toBe(0);
  }
  const other = await siteWithMenu([
    item('contact', 1, { url: '/blog' }),
    item('write', 2, { url: '/contact' }),
    item('prices', 3),
  ]);
  await page.goto(`${other.url}/tarifs`);
  await expect.poll(() => entries(page)).toEqual(['Entrée prices']);
});

test('[MENU-03] the item of type megamenu opens the panel from its place in the order', async ({ visit }) => {
  const mega = item('m', 2, { type: 'megamenu', url: '/expertises' });
  const site = await siteWithMenu([item('c', 3), mega, item('a', 1)]);
  const page = await booted(await visit('/contact', { ...desktop, url: site.url }));
  expect(await entries(page)).toEqual(['Entrée a', 'Entrée m', 'Entrée c']);
  expect(await trigger(page).textContent()).toBe('Entrée m');
  await openMenu(page);
  await expect.poll(() => isOpen(page)).toBe(true);

  for (const without of [[item('a', 1)], [item('a', 1), { ...mega, enabled: false }]]) {
    await setMenu(site, without);
    await page.goto(`${site.url}/contact`);
    await booted(page);
    await expect.poll(() => entries(page)).toEqual(['Entrée a']);
    await expect.poll(() => trigger(page).count()).toBe(0);
  }
});

test('[MENU-04] the mega-menu opens under the pointer and closes 150 ms after it has left', async ({
  visit,
}) => {
  const page = await booted(await visit('/contact', { ...desktop, clock: true }));
  const leave = () => page.mouse.move(640, 990);
  expect(await isOpen(page)).toBe(false);
  await trigger(page).hover();
  await expect.poll(() => isOpen(page)).toBe(true);

  await leave();
  await passTime(page, 100);
  await expect.poll(() => isOpen(page)).toBe(true);
  await passTime(page, 150);
  await expect.poll(() => isOpen(page)).toBe(false);

  for (const back of [() => trigger(page).hover(), () => panel(page).getByRole('tab').first().hover()]) {
    await trigger(page).hover();
    await leave();
    await passTime(page, 100);
    await back();
    await passTime(page, 400);
    await expect.poll(() => isOpen(page)).toBe(true);
  }
  await leave();
  await passTime(page, 250);
  await expect.poll(() => isOpen(page)).toBe(false);
});

test('[MENU-05] the mega-menu works by keyboard', async ({ visit, site }) => {
  const { megaMenu } = await site.services.content.section('services', 'fr');
  const page = await booted(await visit('/contact', desktop));
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const onTrigger = () => trigger(page).evaluate((button) => button === document.activeElement);
  await page.locator('header a').first().focus();
  await page.keyboard.press('Tab');
  await expect.poll(async () => [await onTrigger(), await isOpen(page)]).toEqual([true, false]);

  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await panel(page).waitFor();
    await expect.poll(async () => [key, await isOpen(page), await onTrigger()]).toEqual([key, true, true]);
    await page.keyboard.press('Escape');
    await expect.poll(async () => [key, await isOpen(page), await onTrigger()]).toEqual([key, false, true]);
  }

  await page.keyboard.press('Enter');
  const [category] = megaMenu.categories;
  await page.keyboard.press('Tab');
  await expect.poll(() => focused()).toBe(category?.title);
  for (const { title } of category?.items ?? []) {
    await page.keyboard.press('Tab');
    await expect.poll(() => focused()).toContain(title);
  }
  await page.keyboard.press('Tab');
  await expect.poll(() => focused()).toBe(megaMenu.cta.buttonText);
  await page.keyboard.press('Escape');
  await expect.poll(async () => [await isOpen(page), await onTrigger()]).toEqual([false, true]);
});

test('[MENU-06] the mega-menu has its title, subtitle and a tab per category with its services only', async ({
  visit,
  site,
}) => {
  for (const [language, path] of [
    ['fr', '/contact'],
    ['en', '/en/contact'],
  ] as const) {
    const { megaMenu } = await site.json<SectionContent<'services'>>(`/data/${language}/services.json`);
    const page = await visit(path, desktop);
    await openMenu(page);
    for (const text of [megaMenu.title, megaMenu.subtitle]) {
      await expect.poll(() => panel(page).getByText(text, { exact: true }).isVisible()).toBe(true);
    }
    const tabs = panel(page).getByRole('tab');
    await expect.poll(() => tabs.allTextContents()).toEqual(megaMenu.categories.map(({ title }) => title));
    const titles = () => panel(page).locator('article h3').allTextContents();
    for (const index of [...megaMenu.categories.keys()].toReversed()) {
      await tabs.nth(index).click();
      await expect.poll(() => tabs.nth(index).getAttribute('aria-selected')).toBe('true');
      await expect.poll(() => titles()).toEqual(megaMenu.categories[index]?.items.map(({ title }) => title));
    }
  }
});

test('[MENU-07] a service card shows icon, title, description, three features and its link', async ({
  visit,
}) => {
  const site = await startSite();
  const service = {
    icon: 'Server',
    title: 'A roof for your site',
    description: 'Kept warm, in France.',
    features: ['one', 'two', 'three', 'four', 'five'],
    link: '/expertises/hebergement',
  };
  const categories = [
    { title: 'Care', items: [service, { ...service, title: 'Another', features: ['one'] }] },
  ];
  const authorship = { by: 'marie', basedOn: 0 };
  await site.services.content.updateField('services', 'en', 'megaMenu.categories', categories, authorship);
  const page = await visit('/en/contact', { ...desktop, url: site.url });
  await openMenu(page);
  const card = panel(page).locator('article').first();
  await expect.poll(() => card.locator('svg').first().isVisible()).toBe(true);
  await expect.poll(() => card.locator('h3').textContent()).toBe('A roof for your site');
  await expect.poll(() => card.getByText('Kept warm, in France.').isVisible()).toBe(true);
  await expect.poll(() => card.locator('li').allTextContents()).toEqual(['one', 'two', 'three']);
  await expect
    .poll(() => panel(page).locator('article').nth(1).locator('li').allTextContents())
    .toEqual(['one']);

  const more = card.getByRole('link', { name: /^Learn more/ });
  await expect.poll(() => more.getAttribute('href')).toBe('/en/expertises/hosting');
  await more.click();
  await page.locator('main[data-screen=Hosting]').waitFor();
  await expect.poll(() => panel(page).count()).toBe(0);
});

/** In view without scrolling, and nothing lies over it. */
const isOnTop = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height - 2));
};

test('[MENU-09] the mega-menu ends with a call that leads to the contact page', async ({ visit, site }) => {
  for (const [language, contact] of [
    ['fr', '/contact'],
    ['en', '/en/contact'],
  ] as const) {
    const { cta } = (await site.services.content.section('services', language)).megaMenu;
    for (const viewport of [desktop.viewport, { width: 768, height: 900 }]) {
      const page = await visit(contact, { viewport });
      await openMenu(page);
      const last = panel(page).getByRole('link').last();
      await expect
        .poll(async () => [await last.textContent(), await last.getAttribute('href')])
        .toEqual([cta.buttonText, contact]);
      for (const part of [last, ...[cta.title, cta.description].map((text) => panel(page).getByText(text))]) {
        await expect.poll(() => part.evaluate(isOnTop)).toBe(true);
      }
    }
  }
});

test('[WAY-12] a finger opens the menu of services, and closes it by a second tap or a tap elsewhere', async ({
  visit,
}) => {
  const page = await booted(
    await visit('/tarifs', { viewport: { width: 1024, height: 900 }, hasTouch: true }),
  );
  for (const [x, y] of [
    // The header, and the content.
    [500, 20],
    [500, 880],
  ] as const) {
    // A mouse that rests where the menu opens is no reason to keep it.
    await page.mouse.move(400, 300);
    await trigger(page).tap();
    await panel(page).waitFor();
    await trigger(page).tap();
    await panel(page).waitFor({ state: 'detached' });
    await trigger(page).tap();
    await panel(page).getByRole('tab').nth(1).tap();
    await expect.poll(() => panel(page).getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');
    await page.touchscreen.tap(x, y);
    await panel(page).waitFor({ state: 'detached' });
    await expect.poll(() => isOpen(page)).toBe(false);
  }
});

test.for([
  ['/tarifs', 'Tarifs', '/contact'],
  ['/en/pricing', 'Pricing', '/en/contact'],
] as const)('[WAY-08] on %s the menus say which page one reads', async ([path, label, other], { visit }) => {
  const page = await booted(await visit(path, desktop));
  const current = (place: string) =>
    page.locator(`${place} a[aria-current=page]`).evaluateAll((all) => all.map((one) => one.textContent));
  expect(await current('header nav')).toEqual([label]);
  await page.locator(`header a[href="${other}"]`).click();
  await page.locator('main[data-screen=Contact]').waitFor();
  await expect.poll(() => current('header nav')).toEqual([]);
  await expect.poll(() => current('footer nav')).toEqual(['Contact']);
});

test('[WAY-08] the menu of a telephone says which page one reads', async ({ visit }) => {
  const page = await booted(await visit('/en/pricing', { viewport: { width: 390, height: 844 } }));
  await page.locator('header button.round-button').last().click();
  const current = page.locator('dialog a[aria-current=page]');
  await expect
    .poll(() => current.evaluateAll((all) => all.map((one) => one.textContent)))
    .toEqual(['Pricing']);
});
