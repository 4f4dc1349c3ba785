import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, passTime, test } from '#tests/support/browser/browser.ts';
import { distanceMoved, rowAt } from '#tests/support/browser/motion.ts';

const viewport = { width: 1280, height: 500 };
const figures = (page: Page) => page.locator('#stats dd').allTextContents();
const numbers = async (page: Page) => (await figures(page)).map((text) => Number.parseInt(text, 10));

/** Brings an element into view, and waits until whoever watches for that has been told. */
async function show(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(
    (target) =>
      new Promise<void>((resolve) => {
        const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve());
        watch.observe(target);
      }),
  );
}

test.for(['/', '/agence'])(
  '[STATS-03] on %s the numbers count up from 0 in 2 s, fast first, once only',
  async (path, { visit }) => {
    const page = await booted(await visit(path, { clock: true, viewport }));
    const stats = page.locator('#stats');
    const final = await numbers(page);
    expect(Math.max(...final)).toBeGreaterThanOrEqual(150);

    await show(stats);
    await expect.poll(() => numbers(page)).toEqual(final.map(() => 0));
    await passTime(page, 1000);
    const half = await numbers(page);
    for (const [place, number] of half.entries()) expect(number).toBeGreaterThan((final[place] ?? 0) / 2);
    expect(Math.max(...half)).toBeLessThan(Math.max(...final));
    await passTime(page, 1000);
    await expect.poll(() => numbers(page)).toEqual(final);

    await show(page.locator('footer'));
    await expect
      .poll(() => stats.evaluate((element) => element.getBoundingClientRect().bottom))
      .toBeLessThan(0);
    await show(stats);
    await passTime(page, 300);
    await expect.poll(() => numbers(page)).toEqual(final);
  },
);

test('[STATS-04] with reduced motion, or without scripts, the final values show at once', async ({
  visit,
}) => {
  const still = await booted(await visit('/', { clock: true, viewport, reducedMotion: 'reduce' }));
  const final = await numbers(still);
  expect(final).toEqual([15, 150, 100, 24]);
  await show(still.locator('#stats'));
  await passTime(still, 300);
  await expect.poll(() => numbers(still)).toEqual(final);

  const scriptless = await visit('/', { javaScriptEnabled: false, viewport });
  await scriptless.locator('#stats').scrollIntoViewIfNeeded();
  await expect.poll(() => numbers(scriptless)).toEqual(final);
});

test('[PARTNER-02] the strip goes on without a seam: 18 logos of 220 px in 25 s', async ({ visit }) => {
  const page = await booted(await visit('/'));
  const row = page.locator('#partners .marquee-track');
  await show(row);
  await row.locator('ul').nth(1).waitFor({ state: 'attached' });
  const widths = await row
    .locator('ul')
    .first()
    .locator('li')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().width)));
  expect(widths).toEqual(Array(18).fill(220));

  const { duration, endless, at } = await rowAt(row, 0, 12_500, 24_999.999);
  const [begin, middle, end] = at;
  expect([duration, endless]).toEqual([25_000, true]);
  expect((begin?.first ?? 0) - (middle?.first ?? 0)).toBeCloseTo(3960 / 2, 0);
  expect(end?.copy).toBeCloseTo(begin?.first ?? Number.NaN, 0);
  await expect.poll(() => distanceMoved(row)).toBeLessThan(-10);
});

test('[PARTNER-03] the strip can be paused, stands still with reduced motion, and its copies are for the eye only', async ({
  visit,
}) => {
  const page = await booted(await visit('/'));
  const strip = page.locator('#partners');
  const row = strip.locator('.marquee-track');
  await show(row);
  await strip.getByRole('button', { name: 'Mettre en pause' }).click();
  await page.mouse.move(1, 1);
  await expect.poll(() => distanceMoved(row)).toBe(0);
  await strip.getByRole('button', { name: 'Relancer' }).click();
  await page.mouse.move(1, 1);
  await expect.poll(() => distanceMoved(row)).toBeLessThan(-10);

  await expect.poll(() => row.locator('ul').count()).toBe(2);
  await expect.poll(() => row.locator('ul').nth(1).getAttribute('aria-hidden')).toBe('true');
  await expect.poll(() => strip.getByRole('img').count()).toBe(18);

  const still = await booted(await visit('/', { reducedMotion: 'reduce' }));
  const stillRow = still.locator('#partners .marquee-track');
  await show(stillRow);
  await stillRow.locator('ul').nth(1).waitFor({ state: 'attached' });
  await expect.poll(() => distanceMoved(stillRow)).toBe(0);
});
