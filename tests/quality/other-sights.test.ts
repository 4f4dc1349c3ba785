import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';

/** What sets things apart where colours are forced: the colours of their background and border, and how wide that is. */
const look = (page: Page, selector: string, part?: string) =>
  page.locator(selector).evaluateAll(
    (found, pseudo) =>
      found.map((element) => {
        const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element, pseudo);
        return `${backgroundColor} ${borderTopColor} ${borderTopWidth}`;
      }),
    part,
  );

/** One of them looks like no other, and the others look alike. */
async function oneStandsOut(page: Page, selector: string, part?: string): Promise<void> {
  await expect
    .poll(async () => {
      const looks = await look(page, selector, part);
      return [looks.length > 2, new Set(looks).size, looks.filter((one) => one !== looks.at(-1)).length];
    })
    .toEqual([true, 2, 1]);
}

test.for(['light', 'dark'] as const)(
  '[SEEN-01] in forced colours every state stays visible, and buttons have a border (%s)',
  async (colorScheme, { visit }) => {
    const options = {
      ...{ forcedColors: 'active' as const, reducedMotion: 'reduce' as const, colorScheme },
      viewport: { width: 1280, height: 900 },
    };
    const blog = await booted(await visit('/blog', options));
    const lines = () =>
      blog
        .locator('header nav')
        .locator(':scope > a, button')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBottomColor));
    await expect.poll(async () => new Set(await lines()).size).toBe(2);
    expect((await lines()).filter((one, _, all) => one !== all[0])).toHaveLength(1);
    const cases = await booted(await visit('/cas-clients', options));
    await oneStandsOut(cases, '.signpost > button');
    for (const button of ['header a.button', 'body > aside > .fixed', '.signpost > button:last-child'])
      expect([button, (await look(cases, button))[0]]).toEqual([button, expect.stringMatching(/ 2px$/)]);
    await cases.locator('header nav button').hover();
    await cases.locator('#mega-menu').waitFor();
    await oneStandsOut(cases, '#mega-menu [role=tab]');

    await oneStandsOut(blog, '#blog .chip');
    const carousel = await booted(await visit('/agence', options));
    await oneStandsOut(carousel, 'main section:first-of-type button[aria-current]', '::before');
    await carousel.locator('#gallery a').first().click();
    await carousel.locator('dialog[open] [aria-current]').first().waitFor();
    await oneStandsOut(carousel, 'dialog[open] [aria-current]');
    const calculator = await visit('/calculateur-prix', options);
    await calculator.locator('main .choice input').first().check();
    await oneStandsOut(calculator, 'main .choice');
    // Its price is written on the colour of the choice, and on nothing of ours.
    expect(await look(calculator, 'main .choice:has(:checked) .price-tag')).toEqual([
      expect.stringMatching(/^rgba\(0, 0, 0, 0\) /),
    ]);
  },
);

test('[SEEN-02] on paper each link says an address that one can type, over nothing, and what is only pressed is not there', async ({
  visit,
  site,
}) => {
  const { host } = new URL(site.url);
  for (const path of ['/', '/blog', '/blog/budget-site-web-2025', '/en/case-studies']) {
    const page = await visit(path);
    await page.emulateMedia({ media: 'print' });
    const links = await page.locator('main a[href]:visible').evaluateAll((found) =>
      found.map((link) => {
        const { content, position } = getComputedStyle(link, '::after');
        return { href: link.getAttribute('href') ?? '', content, position };
      }),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const { href, content, position } of links) {
      const typed = href.startsWith('/') ? host + href : href;
      const isWritten = /^(?:#|mailto:|tel:)/.test(href);
      expect([path, href, content.replace(/" "/g, '')]).toEqual([
        ...[path, href, isWritten ? 'none' : expect.stringContaining(`(${typed})`)],
      ]);
      expect([path, href, position]).toEqual([path, href, 'static']);
    }
    for (const pressed of ['#share', 'form[role=search]'])
      expect(await page.locator(pressed).filter({ visible: true }).count()).toBe(0);
  }
});

/** Where on paper words stand over a picture or over other words, by the words. */
function covered(): string[] {
  const boxes = [...document.querySelectorAll<HTMLElement>('main :is(p, dt, dd, h1, h2, h3, li, b, img)')]
    .filter(
      (element) => element.matches('img') || [...element.childNodes].some((node) => node.nodeType === 3),
    )
    .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const isOver = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return boxes
    .filter(({ element }) => !element.matches('img'))
    .filter(({ element, box }) =>
      boxes.some(
        (other) =>
          !element.contains(other.element) && !other.element.contains(element) && isOver(box, other.box),
      ),
    )
    .map(({ element }) => element.textContent?.trim().slice(0, 40) ?? '');
}

test.for(['/', '/agence', '/en/agency', '/calculateur-prix?etape=4', '/en/price-calculator', '/contact'])(
  '[SEEN-02] on the paper of %s no words stand over a picture or over other words',
  async (path, { visit }) => {
    // As wide as the printed part of a sheet.
    const page = await booted(await visit(path, { viewport: { width: 690, height: 1000 } }));
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(covered)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(690);
  },
);

test('[SEEN-02] on paper the image that a carousel shows stands in its place', async ({ visit }) => {
  const page = await booted(await visit('/agence', { reducedMotion: 'reduce' }));
  const shown = page.locator('#carousel [role=group]:not([aria-hidden=true]) img:visible');
  await page.locator('#carousel').getByRole('button', { name: 'Afficher le numéro 3' }).click();
  await page.emulateMedia({ media: 'print' });
  const frame = await page.locator('#carousel').boundingBox();
  await expect
    .poll(async () => ((await shown.boundingBox())?.x ?? -1) >= (frame?.x ?? Number.NaN))
    .toBe(true);
});
