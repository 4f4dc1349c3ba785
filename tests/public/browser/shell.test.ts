import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { publicPages } from '#tests/support/requirements.ts';
import { startSite } from '#tests/support/site/site.ts';

const desktop = { viewport: { width: 1280, height: 800 } };
const by = (basedOn: number) => ({ by: 'marie', basedOn });
const bar = (page: Page) => page.getByRole('complementary', { name: /Annonce|Announcement/ });
const chatButton = (page: Page) => page.getByLabel(/Ouvrir la discussion|Open the chat/);
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return { href: element?.getAttribute('href') ?? null, inMain: element?.closest('main') !== null };
  });

/** In one look, because the button takes the place of a link when the page is hydrated. */
function bottomOfChatButton(): number {
  const [button] = document.querySelectorAll(
    '[aria-label="Ouvrir la discussion"], [aria-label="Open the chat"]',
  );
  return button?.checkVisibility() ? button.getBoundingClientRect().bottom : 0;
}

/** What the header shows, in the order of the page: names and addresses. */
const headerParts = (page: Page) =>
  page.locator('header').evaluate((header) =>
    [...header.querySelectorAll('a, button')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        name: (element.getAttribute('aria-label') ?? element.textContent).trim(),
        href: element.getAttribute('href'),
        left: element.getBoundingClientRect().left,
      })),
  );

test('[SHELL-02] the running admin area shows no header, bar, footer or chat', async ({ visit, site }) => {
  const page = await booted(await visit('/contact'));
  const frame = page.locator('header, footer, a[href="#main"]').or(bar(page)).or(chatButton(page));
  expect(await frame.count()).toBe(5);
  for (const path of ['/admin', '/en/admin']) {
    await page.goto(site.url + path);
    await booted(page);
    await expect.poll(async () => [path, await frame.count()]).toEqual([path, 0]);
  }
});

test('[SHELL-03] the announcement bar shows its managed text, and goes when it is switched off', async ({
  visit,
}) => {
  const site = await startSite();
  const { content } = site.services;
  const page = await visit('/tarifs', { url: site.url });
  const reloadWith = async (language: 'fr' | 'en', field: string, value: unknown) => {
    const { rev } = await content.load('common', language);
    await content.updateField('common', language, `announcement.${field}`, value, by(rev));
    await page.reload();
  };
  await expect
    .poll(() => bar(page).textContent())
    .toContain((await content.section('common', 'fr')).announcement.text);
  await reloadWith('fr', 'enabled', false);
  await expect.poll(() => bar(page).count()).toBe(0);
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await focused(page)).href).toBe('#main');
  await reloadWith('fr', 'text', 'Fermé le 14 juillet.');
  await expect.poll(() => bar(page).count()).toBe(0);
  await reloadWith('fr', 'enabled', true);
  await expect.poll(() => bar(page).textContent()).toContain('Fermé le 14 juillet.');

  await page.goto(`${site.url}/en/pricing`);
  await expect
    .poll(() => bar(page).textContent())
    .toContain((await content.section('common', 'en')).announcement.text);
  await reloadWith('en', 'enabled', false);
  await expect.poll(() => bar(page).count()).toBe(0);
});

test('[SHELL-04] the first Tab reaches the skip link, and Enter leads into the content', async ({
  visit,
  site,
}) => {
  const page = await visit('/contact', { expectedComplaint: /status of 404/ });
  for (const path of ['/contact', '/en/pricing', '/en/cii', '/xyz']) {
    await page.goto(site.url + path);
    await booted(page);
    await page.keyboard.press('Tab');
    await expect
      .poll(async () => [path, await focused(page)])
      .toEqual([path, { href: '#main', inMain: false }]);
    await expect
      .poll(async () => [path, await page.locator('a[href="#main"]').isVisible()])
      .toEqual([path, true]);
    await page.keyboard.press('Enter');
    await expect.poll(async () => [path, (await focused(page)).inMain]).toEqual([path, true]);
  }
});

test('[SHELL-05] the chat button is at the foot of the window on every screen', async ({ visit, site }) => {
  const expectInCorner = async (page: Page, path: string) => {
    const bottom = () => page.evaluate(bottomOfChatButton);
    await expect.poll(bottom, { message: path }).toBeGreaterThan(700);
    await expect.poll(bottom, { message: path }).toBeLessThanOrEqual(800);
  };
  for (const path of ['/', '/cii', '/en/case-studies', '/xyz']) {
    const plain = await visit(path, {
      ...desktop,
      javaScriptEnabled: false,
      expectedComplaint: /status of 404/,
    });
    await expectInCorner(plain, path);
  }
  const bell = /<aside[^>]*><a class="[^"]*fixed[^"]*"/;
  for (const { fr, en } of publicPages())
    for (const path of [fr, en]) expect([path, bell.test(await site.text(path))]).toEqual([path, true]);
  const hydrated = await booted(await visit('/politique-confidentialite', desktop));
  await hydrated.evaluate(() => window.scrollTo(0, 1000));
  await hydrated.getByRole('button', { name: 'Ouvrir la discussion' }).waitFor();
  await expectInCorner(hydrated, 'hydrated and scrolled');
});

test('[SHELL-06] logo, navigation, language, theme and contact stand in this order', async ({ visit }) => {
  const expected = {
    '/': [
      ['Atelier Vitrine', '/'],
      ['Expertises', null],
      ['L’agence', '/agence'],
      ['Cas clients', '/cas-clients'],
      ['Tarifs', '/tarifs'],
      ['Blog', '/blog'],
      [expect.stringContaining('English version'), '/en'],
      [expect.stringContaining('thème sombre'), null],
      ['Nous écrire', '/contact'],
    ],
    '/en': [
      ['Atelier Vitrine', '/en'],
      ['Services', null],
      ['The workshop', '/en/agency'],
      ['Case studies', '/en/case-studies'],
      ['Pricing', '/en/pricing'],
      ['Blog', '/en/blog'],
      [expect.stringContaining('Version française'), '/'],
      [expect.stringContaining('dark theme'), null],
      ['Write to us', '/en/contact'],
    ],
  };
  for (const [path, order] of Object.entries(expected)) {
    const page = await visit(path, desktop);
    await page.locator('header nav button').waitFor();
    const shown = await headerParts(page);
    expect(shown.map(({ name, href }) => [name, href])).toEqual(order);
    const lefts = shown.map(({ left }) => left);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  }
});

test('[SHELL-07] the header is solid from 21 px of scroll on, and transparent again at the top', async ({
  visit,
}) => {
  const page = await booted(await visit('/politique-confidentialite', { reducedMotion: 'reduce' }));
  const colourAt = async (y: number) => {
    await page.evaluate((top) => {
      window.scrollTo(0, top);
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, y);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
    return page.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor);
  };
  const clear = 'rgba(0, 0, 0, 0)';
  await expect.poll(async () => [await colourAt(0), await colourAt(20)]).toEqual([clear, clear]);
  await expect.poll(() => colourAt(21)).toMatch(/^(?!rgba|transparent)/);
  await expect.poll(() => colourAt(600)).toMatch(/^(?!rgba|transparent)/);
  await expect.poll(() => colourAt(0)).toBe(clear);
});

const landingPages = {
  '/cii': '/rendez-vous',
  '/aides-creation-site-internet-belgique': '/rendez-vous',
  '/en/cii': '/en/appointment',
  '/en/aides-creation-site-internet-belgique': '/en/appointment',
};

test('[SHELL-08] the landing pages have no navigation, language or theme control', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/contact', desktop));
  const controls = page.locator('header :is(nav, button, a[hreflang])');
  expect(await controls.count()).toBeGreaterThanOrEqual(4);
  for (const [path, contact] of Object.entries(landingPages)) {
    await page.goto(site.url + path);
    await booted(page);
    const home = path.startsWith('/en') ? '/en' : '/';
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => [path, width, await controls.count()]).toEqual([path, width, 0]);
      await expect
        .poll(async () => (await headerParts(page)).map(({ href }) => href))
        .toEqual([home, contact]);
    }
  }
});

test('[SHELL-09] on the landing pages the contact button offers an appointment', async ({ visit }) => {
  const site = await startSite();
  const page = await visit('/cii', { url: site.url, javaScriptEnabled: false });
  const buttonOn = async (path: string) => {
    await page.goto(site.url + path);
    const button = (await headerParts(page)).at(-1);
    return [path, button?.name, button?.href];
  };
  const label = (path: string) => (path.startsWith('/en') ? 'Book a meeting' : 'Prendre rendez-vous');
  for (const [path, contact] of Object.entries(landingPages)) {
    expect(await buttonOn(path)).toEqual([path, label(path), contact]);
  }
  await site.services.content.updateField('common', 'en', 'header.bookingButton', '', by(0));
  expect(await buttonOn('/en/cii')).toEqual(['/en/cii', 'Prendre rendez-vous', '/en/appointment']);
});

test('[FOOTER-01] the footer shows its enabled items in order', async ({ visit }) => {
  const site = await startSite();
  const { menus, footer } = await site.services.content.section('common', 'fr');
  const page = await visit('/contact', { url: site.url });
  const shown = () =>
    page
      .locator('footer div', { has: page.locator(`> p:text-is("${footer.pagesTitle}")`) })
      .locator('a')
      .allInnerTexts();
  const [first, second, third, ...rest] = menus.footer;
  expect(await shown()).toEqual(menus.footer.map(({ label }) => label));
  expect(rest.length).toBeGreaterThan(0);

  const edited = [{ ...first, order: 90 }, { ...second, enabled: false }, { ...third, order: 80 }, ...rest];
  await site.services.content.updateField('common', 'fr', 'menus.footer', edited, by(0));
  await page.reload();
  await expect.poll(() => shown()).toEqual([...rest, third, first].map((item) => item?.label));
});

test('[FOOTER-05] managed social links open safely, and the copyright line has the current year', async ({
  visit,
}) => {
  const site = await startSite();
  const social = [
    { name: 'Mastodon', url: 'https://mastodon.example/@vitrine' },
    { name: 'LinkedIn', url: 'https://linkedin.example/vitrine' },
  ];
  for (const [language, path] of [
    ['fr', '/contact'],
    ['en', '/en/contact'],
  ] as const) {
    await site.services.content.updateField('common', language, 'agency.social', social, by(0));
    const page = await visit(path, { url: site.url });
    const links = page.locator('footer a[target=_blank]');
    await expect.poll(() => links.count()).toBe(social.length);
    for (const { name, url } of social) {
      const link = page.locator('footer').getByRole('link', { name });
      await expect.poll(() => link.getAttribute('href')).toBe(url);
      await expect.poll(() => link.getAttribute('target')).toBe('_blank');
      await expect.poll(async () => (await link.getAttribute('rel'))?.split(' ')).toContain('noopener');
    }
    const line = page.locator('footer p', { hasText: '©' });
    await expect.poll(() => line.textContent()).toContain(`© ${new Date().getFullYear()} `);
  }
});
