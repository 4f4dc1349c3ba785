import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { shownSlide } from '#tests/support/browser/motion.ts';

/** What has the focus: its words, and whether a ring around it can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    if (!active || active === document.body) return { name: 'browser', ring: true };
    const { outlineStyle, outlineWidth } = getComputedStyle(active);
    const { top, bottom } = active.getBoundingClientRect();
    const seen = active.checkVisibility({ opacityProperty: true }) && bottom > 0 && top < innerHeight;
    return {
      name:
        active.getAttribute('aria-label') ??
        (active.textContent || active.querySelector('img')?.alt || '').trim(),
      ring: seen && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });

/** Presses Tab until the focus is where it should be. At every stop on the way it can be seen. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const now = await nameOfFocus(page);
    await expect.poll(() => focused(page)).toEqual({ name: now, ring: true });
    if (typeof name === 'string' ? now === name : name.test(now)) return;
  }
  throw new Error(`The keyboard never reached ${name}.`);
}

const nameOfFocus = async (page: Page) => (await focused(page)).name;
const dialog = (page: Page) => page.locator('dialog[open]');
const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' });

test('[A11Y-03] the services menu works by keyboard', async ({ visit }) => {
  const page = await booted(await visit('/'));
  const panel = page.locator('#mega-menu');
  await tabTo(page, 'Expertises');
  await page.keyboard.press('Enter');
  await panel.waitFor();
  const tabs = panel.getByRole('tab');
  await tabTo(page, (await tabs.first().textContent()) ?? '');
  const cards = await panel.getByRole('tabpanel').textContent();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toEqual({ name: await tabs.nth(1).textContent(), ring: true });
  await expect.poll(() => panel.getByRole('tabpanel').textContent()).not.toBe(cards);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => nameOfFocus(page)).toBe('Expertises');

  await page.keyboard.press('Enter');
  await tabTo(page, /^En savoir plus/);
  const target = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${target}`);
  await panel.waitFor({ state: 'detached' });
});

test('[A11Y-03] the small-screen menu and the chat work by keyboard', async ({ visit }) => {
  const page = await booted(await visit('/en', { viewport: { width: 375, height: 800 } }));
  await tabTo(page, 'Open the menu');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await closed(page);
  await expect.poll(() => nameOfFocus(page)).toBe('Open the menu');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await tabTo(page, 'Pricing');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/pricing');
  await page.locator('main[data-screen=Pricing]').waitFor();
  await closed(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await page.keyboard.press('Shift+Tab');
  await tabTo(page, 'Open the chat');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await tabTo(page, 'Close the chat');
  await page.keyboard.press('Enter');
  await closed(page);
  await expect.poll(() => nameOfFocus(page)).toBe('Open the chat');
});

test('[A11Y-03] the testimonials and the questions work by keyboard', async ({ visit }) => {
  const page = await booted(await visit('/en', { clock: true }));
  const carousel = page.locator('#testimonials section[aria-roledescription]');
  await carousel.waitFor();
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');
  await expect.poll(() => shownSlide(carousel)).toBe(1);
  await tabTo(page, 'Show number 4');
  await page.keyboard.press('Space');
  await expect.poll(() => shownSlide(carousel)).toBe(3);
  await tabTo(page, 'How long does a website take?');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#faq details').first().locator('p').isVisible()).toBe(true);
});

/** What lies over the thing that has the focus: the header above, or the price bar below. */
const covering = () => {
  const { activeElement: active } = document;
  if (!active || active === document.body || active.closest('header, aside, body > a')) return [];
  const own = active.getBoundingClientRect();
  return ['body > header', '.till-bar'].filter((name) => {
    const other = document.querySelector(name)?.getBoundingClientRect();
    return other && other.height > 0 && Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top) > 1;
  });
};

test.for([
  ['/agence', { width: 1280, height: 700 }],
  ['/calculateur-prix?etape=3', { width: 390, height: 700 }],
] as const)(
  '[A11Y-03] on %s nothing that has the focus hides under what stays in place',
  async ([path, viewport], { visit }) => {
    const page = await booted(await visit(path, { viewport }));
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 30; stop += 1) {
        await page.keyboard.press(key);
        await expect.poll(() => page.evaluate(covering), { message: `${key} ${stop}` }).toEqual([]);
      }
      await page.locator('footer a').nth(3).focus();
    }
  },
);

test('[A11Y-03] the carousel and the lightbox work by keyboard', async ({ visit }) => {
  const page = await booted(await visit('/en/agency', { clock: true }));
  const carousel = page.locator('#carousel');
  await carousel.getByRole('button', { name: 'Next' }).waitFor();
  await tabTo(page, 'Pause');
  await page.keyboard.press('Enter');
  await expect.poll(() => nameOfFocus(page)).toBe('Play');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shownSlide(carousel)).toBe(1);
  await tabTo(page, 'Show number 4');
  await page.keyboard.press('Enter');
  await expect.poll(() => shownSlide(carousel)).toBe(3);
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');
  await expect.poll(() => shownSlide(carousel)).toBe(0);

  const photo = page.locator('#gallery a').first();
  await tabTo(page, (await photo.locator('img:visible').getAttribute('alt')) ?? '');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  const before = await dialog(page).locator('figure img:visible').getAttribute('src');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => dialog(page).locator('figure img:visible').getAttribute('src')).not.toBe(before);
  await tabTo(page, 'Close');
  await page.keyboard.press('Enter');
  await closed(page);
  await expect.poll(() => photo.evaluate((link) => link === document.activeElement)).toBe(true);
});
