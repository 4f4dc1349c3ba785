import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { shownSlide } from '#tests/support/browser/motion.ts';

const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true, clock: true };

/** A finger that comes down on the middle of something, goes that far, and is lifted. */
async function drag(page: Page, target: Locator, by: { x: number; y: number }): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, top] = [x + width / 2, y + height / 2];
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    hand.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: left + by.x * part, y: top + by.y * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await hand.detach();
}

const LEFT = { x: -120, y: 10 };
const RIGHT = { x: 120, y: 10 };

test.for([
  ['/agence', '#carousel'],
  ['/', '#testimonials section'],
] as const)('[WAY-13] on %s a finger turns the slides of %s', async ([path, place], { visit }) => {
  const page = await booted(await visit(path, telephone));
  const carousel = page.locator(place);
  await carousel.getByRole('button', { name: 'Suivant' }).waitFor();
  const strip = carousel.locator('.slides').locator('..');
  expect(await shownSlide(carousel)).toBe(0);
  for (const [by, shown] of [
    [LEFT, 1],
    [LEFT, 2],
    [RIGHT, 1],
    // Too short, and a scroll of the page.
    [{ x: -20, y: 0 }, 1],
    [{ x: -60, y: 60 }, 1],
    [RIGHT, 0],
  ] as const) {
    await drag(page, strip, by);
    await expect.poll(() => shownSlide(carousel)).toBe(shown);
  }
});

test('[WAY-13] a finger turns the pictures of the viewer', async ({ visit }) => {
  const page = await booted(await visit('/en/agency', telephone));
  const sources = await page
    .locator('#gallery a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.locator('#gallery a').first().tap();
  const picture = page.locator('dialog[open] figure img');
  for (const [by, shown] of [
    [LEFT, 1],
    [RIGHT, 0],
    [RIGHT, sources.length - 1],
  ] as const) {
    await drag(page, page.locator('dialog[open] figure'), by);
    await expect.poll(() => picture.getAttribute('src')).toBe(sources[shown]);
  }
});
