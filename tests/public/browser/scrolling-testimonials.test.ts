import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { distanceMoved, rowAt } from '#tests/support/browser/motion.ts';

const CARDS = 4;
const SLIDE_MS = 15_000;

async function rowsOf(page: Page) {
  const section = page.locator('#scrolling-testimonials');
  const tracks = section.locator('.marquee-track');
  await section.scrollIntoViewIfNeeded();
  await tracks.nth(1).locator('ul').nth(1).waitFor({ state: 'attached' });
  return { section, first: tracks.nth(0), second: tracks.nth(1) };
}

test.for(['/cii', '/en/aides-creation-site-internet-belgique'])(
  '[TESTI-07] [SCROLLT-04] on %s the two rows slide in opposite directions and go round',
  async (path, { visit }) => {
    const page = await booted(await visit(path));
    const { section, first, second } = await rowsOf(page);
    expect(await section.locator('h2').textContent()).not.toBe('');
    expect(await section.locator('h2 + p').textContent()).not.toBe('');
    await expect.poll(() => distanceMoved(first)).toBeLessThan(-2);
    await expect.poll(() => distanceMoved(second)).toBeGreaterThan(2);

    for (const [row, direction] of [
      [first, -1],
      [second, 1],
    ] as const) {
      const loop = CARDS * SLIDE_MS;
      const { duration, endless, at } = await rowAt(row, 0, 1000, loop - 0.001);
      const [begin, second, end] = at;
      expect([duration, endless]).toEqual([loop, true]);
      expect(Math.sign((second?.first ?? 0) - (begin?.first ?? 0))).toBe(direction);
      if (direction < 0) expect(end?.copy).toBeCloseTo(begin?.first ?? Number.NaN, 0);
      else expect(begin?.copy).toBeCloseTo(end?.first ?? Number.NaN, 0);
    }
  },
);

test('[TESTI-09] one slide takes 15 s, at the same pace all the way', async ({ visit }) => {
  const { first, second } = await rowsOf(await booted(await visit('/cii')));
  for (const row of [first, second]) {
    const moments = [0, 0.25, 0.5, 0.75, 1, 2].map((slides) => slides * SLIDE_MS);
    const { at } = await rowAt(row, ...moments);
    const way = at.map((moment) => Math.round(Math.abs(moment.first - (at[0]?.first ?? 0))));
    expect(way).toEqual([0, 125, 250, 375, 500, 1000]);
  }
});

test.for([
  { width: 639, spacing: 50 },
  { width: 640, spacing: 180 },
])(
  '[TESTI-10] [SCROLLT-05] at $width px the cards are 320 px wide and $spacing px apart',
  async ({ width, spacing }, { visit }) => {
    const page = await booted(await visit('/cii', { viewport: { width, height: 800 } }));
    const { section, first, second } = await rowsOf(page);
    expect((await section.boundingBox())?.height).toBeLessThan(1_100);
    for (const row of [first, second]) {
      const cards = await row.evaluate((track) => {
        for (const animation of track.getAnimations()) animation.pause();
        return [...track.querySelectorAll('figure')].map((card) => {
          const { left, right } = card.getBoundingClientRect();
          return { left, right };
        });
      });
      expect(cards).toHaveLength(2 * CARDS);
      for (const [place, { left, right }] of cards.entries()) {
        expect(right - left).toBeCloseTo(320, 1);
        const next = cards[place + 1];
        if (next) expect(next.left - right).toBeCloseTo(spacing, 1);
      }
    }
  },
);

test('[TESTI-11] [SCROLLT-06] a button, the pointer and the focus pause both rows', async ({ visit }) => {
  const page = await booted(await visit('/cii'));
  const { section, first, second } = await rowsOf(page);
  const moved = () => Promise.all([distanceMoved(first), distanceMoved(second)]);
  const runs = async () => (await moved()).every((distance) => Math.abs(distance) > 2);
  const heading = section.locator('h2');

  await section.getByRole('button', { name: 'Mettre en pause' }).click();
  await heading.hover();
  await expect.poll(() => moved()).toEqual([0, 0]);
  await section.getByRole('button', { name: 'Relancer' }).click();
  await heading.hover();
  await expect.poll(() => runs()).toBe(true);

  await section.locator('.marquee').hover({ position: { x: 300, y: 100 } });
  await expect.poll(() => moved()).toEqual([0, 0]);
  await heading.click();
  await expect.poll(() => runs()).toBe(true);

  await page.locator('#partners').getByRole('button').focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => section.locator('.marquee :focus').count()).toBe(1);
  await expect.poll(() => moved()).toEqual([0, 0]);
});

test('[TESTI-11] [SCROLLT-06] with reduced motion the rows stand still', async ({ visit }) => {
  const { first, second } = await rowsOf(await booted(await visit('/cii', { reducedMotion: 'reduce' })));
  expect(await Promise.all([distanceMoved(first), distanceMoved(second)])).toEqual([0, 0]);
});
