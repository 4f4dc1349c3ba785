import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { restingPlace } from '#tests/support/browser/resting-place.ts';

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const screen = (page: Page, name: string) => page.locator(`main[data-screen=${name}]`);

/** The place that the entry of the history holds by now is the one on the screen. */
const noted = (page: Page) => page.waitForFunction(() => history.state?.place === window.scrollY);

async function scrollTo(page: Page, place: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), place);
  await expect.poll(() => placeOf(page)).toBe(place);
}

/** Follows a link wherever it stands, without scrolling to it as a click of the test would. */
const follow = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

const expectPlace = async (page: Page, place: number) => expect.poll(() => restingPlace(page)).toBe(place);

const desk = { width: 1440, height: 900 };
const telephone = { width: 390, height: 844 };

test.for([
  { viewport: desk, path: '/cas-clients', from: 'CaseStudies', place: 5200, to: '/contact', name: 'Contact' },
  { viewport: desk, path: '/', from: 'Home', place: 4200, to: '/contact', name: 'Contact' },
  { viewport: desk, path: '/en/case-studies', from: 'CaseStudies', place: 300, to: '/en', name: 'Home' },
  {
    viewport: telephone,
    path: '/cas-clients',
    from: 'CaseStudies',
    place: 5200,
    to: '/contact',
    name: 'Contact',
  },
  {
    viewport: telephone,
    path: '/en/privacy-policy',
    from: 'Privacy',
    place: 5000,
    to: '/en/pricing',
    name: 'Pricing',
  },
])(
  '[WAY-01] at $viewport.width px Back from $to leads to the place on $path that was left, and Forward likewise',
  async ({ viewport, path, from, place, to, name }, { visit }) => {
    const page = await booted(await visit(path, { viewport, reducedMotion: 'reduce' }));
    await scrollTo(page, place);
    await follow(page, to);
    await screen(page, name).waitFor();
    await expectPlace(page, 0);
    await scrollTo(page, 200);
    await noted(page);
    await page.goBack();
    await screen(page, from).waitFor();
    await expectPlace(page, place);
    await page.goForward();
    await screen(page, name).waitFor();
    await expectPlace(page, 200);
  },
);

test.for([desk, telephone])(
  '[WAY-01] at $width px, Back after a reload shows the page with all its styles, at its place',
  async (viewport, { visit }) => {
    const page = await booted(await visit('/blog/woocommerce-ou-pas', { viewport }));
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await scrollTo(page, 4000);
    await noted(page);
    const high = await height();
    await follow(page, '/contact');
    await screen(page, 'Contact').waitFor();
    await page.reload();
    await booted(page);
    await page.goBack();
    await screen(page, 'Article').waitFor();
    await expect.poll(height).toBe(high);
    await expectPlace(page, 4000);
  },
);

test('[WAY-01] every entry has a place of its own, also of the same page, after a reload and with anchors', async ({
  visit,
}) => {
  const page = await booted(await visit('/politique-confidentialite', { viewport: desk }));
  await scrollTo(page, 1500);
  await noted(page);
  await follow(page, '#retention');
  const retention = await restingPlace(page);
  expect(retention).toBeGreaterThan(0);
  await follow(page, '/contact');
  await screen(page, 'Contact').waitFor();
  await follow(page, '/politique-confidentialite');
  await screen(page, 'Privacy').waitFor();
  await scrollTo(page, 900);
  await noted(page);

  await page.reload();
  await booted(page);
  await expectPlace(page, 900);
  await page.goBack();
  await screen(page, 'Contact').waitFor();
  await expectPlace(page, 0);
  await page.goBack();
  await screen(page, 'Privacy').waitFor();
  await expectPlace(page, retention);
  await page.goBack();
  await expectPlace(page, 1500);
  await page.goForward();
  await expectPlace(page, retention);
  await page.goForward();
  await page.goForward();
  await screen(page, 'Privacy').waitFor();
  await expectPlace(page, 900);
});

test('[WAY-01] a page that is loaded anew from another site, over entries in between, finds its place', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/cas-clients', { viewport: desk }));
  await scrollTo(page, 2000);
  await follow(page, '/contact');
  await screen(page, 'Contact').waitFor();
  await page.goto(`${site.url}/robots.txt`);
  // The answer comes before the page is left.
  await page.evaluate(() => {
    setTimeout(() => history.go(-2));
  });
  await screen(page, 'CaseStudies').waitFor();
  await booted(page);
  await expectPlace(page, 2000);
});

test.for([
  ['/expertises', '/en/expertises', 'Expertises', telephone],
  ['/en/blog/woocommerce-or-not', '/blog/woocommerce-ou-pas', 'Article', telephone],
  ['/tarifs', '/en/pricing', 'Pricing', telephone],
  ['/tarifs', '/en/pricing', 'Pricing', desk],
] as const)(
  '[WAY-02] the language button of %s keeps the place',
  async ([path, other, name, viewport], { visit }) => {
    const page = await booted(await visit(path, { viewport }));
    await scrollTo(page, 600);
    await follow(page, other);
    await page.waitForURL(`**${other}`);
    await page
      .locator(`html[lang=${path.startsWith('/en') ? 'fr' : 'en'}] main[data-screen=${name}]`)
      .waitFor();
    await expectPlace(page, 600);
  },
);

test('[WAY-01] an anchor that says nothing is no anchor', async ({ visit }) => {
  const page = await booted(await visit('/agence#%E0%A4%A', { viewport: desk }));
  await scrollTo(page, 700);
  await follow(page, '/contact');
  await screen(page, 'Contact').waitFor();
  await page.goBack();
  await screen(page, 'Agency').waitFor();
  await expectPlace(page, 700);
});

test('[WAY-02] another article of the same language begins at its top', async ({ visit }) => {
  const page = await booted(await visit('/blog/woocommerce-ou-pas', { viewport: telephone }));
  const next = page.locator('main a[href^="/blog/"]').last();
  const href = (await next.getAttribute('href')) ?? '';
  await scrollTo(page, 1200);
  await follow(page, href);
  await page.waitForURL(`**${href}`);
  await expectPlace(page, 0);
});

test.for([telephone, desk])(
  '[ROUTE-36] [WAY-02] at $width px another page of a list shows its first card, each time',
  async (viewport, { visit }) => {
    const page = await booted(await visit('/blog', { viewport }));
    const way = (rel: string) => page.locator(`#articles a[rel=${rel}]`);
    for (const [rel, other] of [
      ['next', 'prev'],
      ['prev', 'next'],
      ['next', 'prev'],
    ] as const) {
      await way(rel).click();
      await way(other).waitFor();
      await restingPlace(page);
      const [heading, header] = await Promise.all([
        page
          .locator('#articles li')
          .first()
          .evaluate((card) => card.getBoundingClientRect().top),
        page
          .locator('header')
          .first()
          .evaluate((bar) => bar.getBoundingClientRect().bottom),
      ]);
      expect([rel, heading >= header && heading < viewport.height / 2]).toEqual([rel, true]);
    }
  },
);

test('[WAY-03] the search box says what the list shows, after Back and Forward too', async ({ visit }) => {
  const page = await booted(await visit('/blog'));
  const box = page.getByRole('searchbox');
  await box.fill('zzz');
  await page.waitForURL('**/blog?q=zzz');
  await page.getByRole('link', { name: 'Voir tous les articles' }).click();
  await expect.poll(() => box.inputValue()).toBe('');
  await box.focus();
  await page.keyboard.type('woo ');
  await page.waitForURL(/q=woo/);
  await expect.poll(() => box.inputValue()).toBe('woo ');
  await page.goBack();
  await page.waitForURL('**/blog?q=zzz');
  await expect.poll(() => box.inputValue()).toBe('zzz');
  await page.goForward();
  await page.waitForURL(/q=woo/);
  await expect.poll(() => box.inputValue()).toBe('woo');
});
