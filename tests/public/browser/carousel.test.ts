import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, passTime, test } from '#tests/support/browser/browser.ts';
import { shownSlide, swipe } from '#tests/support/browser/motion.ts';

const COUNT = 4;
const TURN = 6000;
const carouselOf = (page: Page) => page.locator('#carousel');
const arrow = (page: Page, name: string) => carouselOf(page).getByRole('button', { name });
const away = (page: Page) => page.mouse.move(1, 1);
const progress = (page: Page) => page.locator('#carousel [data-progress]');
const opacity = (page: Page) =>
  arrow(page, 'Suivant').evaluate((button) => getComputedStyle(button.parentElement ?? button).opacity);
const focus = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** Waits until the buttons are there: the page is hydrated. */
async function hydrated(page: Page): Promise<Page> {
  await arrow(await booted(page), 'Suivant').waitFor();
  return page;
}

/** From the page's beginning into the carousel by keyboard: its pause button is the first stop. */
async function tabInto(page: Page): Promise<void> {
  await page.evaluate(() => document.getElementById('main')?.focus());
  await page.keyboard.press('Tab');
}

test('[CAROUSEL-02] the next image comes every 6 s and slides in half a second; both ends meet', async ({
  visit,
}) => {
  const page = await hydrated(await visit('/agence', { clock: true }));
  const carousel = carouselOf(page);
  await passTime(page, TURN - 100, TURN);
  await expect.poll(() => shownSlide(carousel)).toBe(0);
  await passTime(page, 100);
  await expect.poll(() => shownSlide(carousel)).toBe(1);
  for (const place of [2, 3, 0]) {
    await passTime(page, TURN, TURN);
    await expect.poll(() => shownSlide(carousel)).toBe(place);
  }
  const slide = carousel.locator('.slides');
  const { transitionProperty, transitionDuration } = await slide.evaluate((strip) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(strip);
    return { transitionProperty, transitionDuration };
  });
  expect([transitionProperty, transitionDuration]).toEqual(['transform', '0.5s']);

  await arrow(page, 'Précédent').click();
  await expect.poll(() => shownSlide(carousel)).toBe(COUNT - 1);
  await arrow(page, 'Suivant').click();
  await expect.poll(() => shownSlide(carousel)).toBe(0);
});

test('[CAROUSEL-03] pointer and keyboard focus pause it and show the arrows; it goes on after them', async ({
  visit,
}) => {
  const page = await hydrated(await visit('/agence', { clock: true }));
  const carousel = carouselOf(page);
  expect(await opacity(page)).toBe('0');
  await carousel.hover();
  await expect.poll(() => opacity(page)).toBe('1');
  await passTime(page, 10_000, 5000);
  await expect.poll(() => shownSlide(carousel)).toBe(0);

  await arrow(page, 'Suivant').click();
  await away(page);
  await expect.poll(() => opacity(page)).toBe('0');
  await passTime(page, TURN, TURN);
  await expect.poll(() => shownSlide(carousel)).toBe(2);

  await tabInto(page);
  await expect.poll(() => focus(page)).toBe('Mettre en pause');
  await expect.poll(() => opacity(page)).toBe('1');
  await passTime(page, 10_000, 5000);
  await expect.poll(() => shownSlide(carousel)).toBe(2);
  await page.keyboard.press('Shift+Tab');
  await passTime(page, TURN, TURN);
  await expect.poll(() => shownSlide(carousel)).toBe(3);
});

test('[CAROUSEL-04] each dot jumps to its image and marks the current one', async ({ visit }) => {
  const page = await hydrated(await visit('/agence'));
  const carousel = carouselOf(page);
  const dots = carousel.locator('button[aria-current]');
  expect(await dots.count()).toBe(COUNT);
  for (const place of [2, 0, 3, 1]) {
    await dots.nth(place).click();
    await expect.poll(() => shownSlide(carousel)).toBe(place);
    await expect
      .poll(() => dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-current'))))
      .toEqual([0, 1, 2, 3].map((dot) => `${dot === place}`));
    const looks = () =>
      dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot, '::before').backgroundColor));
    await expect
      .poll(async () => (await looks()).filter((look, _, all) => look === all[place]))
      .toHaveLength(1);
  }
});

test('[CAROUSEL-05] a progress bar shows while it turns by itself, and only then', async ({ visit }) => {
  const page = await hydrated(await visit('/agence'));
  expect(await progress(page).isVisible()).toBe(true);
  await carouselOf(page).hover();
  await progress(page).waitFor({ state: 'detached' });
  await away(page);
  await progress(page).waitFor();
  await tabInto(page);
  await progress(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Shift+Tab');
  await progress(page).waitFor();
  await arrow(page, 'Mettre en pause').click();
  await away(page);
  await arrow(page, 'Relancer').waitFor();
  await expect.poll(() => progress(page).count()).toBe(0);

  const still = await hydrated(await visit('/agence', { reducedMotion: 'reduce' }));
  await expect.poll(() => progress(still).count()).toBe(0);
  const scriptless = await visit('/agence', { javaScriptEnabled: false });
  await expect.poll(() => progress(scriptless).count()).toBe(0);
});

test('[CAROUSEL-06] a button stops and restarts it, and the arrow keys move it', async ({ visit }) => {
  const page = await hydrated(await visit('/agence', { clock: true }));
  const carousel = carouselOf(page);
  await arrow(page, 'Mettre en pause').click();
  await away(page);
  await passTime(page, 2 * TURN, TURN);
  await expect.poll(() => shownSlide(carousel)).toBe(0);
  await arrow(page, 'Relancer').click();
  await away(page);
  await passTime(page, TURN, TURN);
  await expect.poll(() => shownSlide(carousel)).toBe(1);

  await tabInto(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shownSlide(carousel)).toBe(2);
  for (const place of [1, 0, COUNT - 1]) {
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => shownSlide(carousel)).toBe(place);
  }
});

test('[CAROUSEL-06] with reduced motion it starts paused and can be started', async ({ visit }) => {
  const page = await hydrated(await visit('/agence', { clock: true, reducedMotion: 'reduce' }));
  await passTime(page, 2 * TURN, TURN);
  await expect.poll(() => shownSlide(carouselOf(page))).toBe(0);
  await arrow(page, 'Relancer').click();
  await away(page);
  await passTime(page, TURN, TURN);
  await expect.poll(() => shownSlide(carouselOf(page))).toBe(1);
});

test('[WAY-13] a finger turns the images of the agency, both ways', async ({ visit }) => {
  const page = await hydrated(
    await visit('/agence', { ...{ hasTouch: true, clock: true }, viewport: { width: 390, height: 844 } }),
  );
  const carousel = carouselOf(page);
  const strip = carousel.locator('.swipes');
  await swipe(page, strip, -120);
  await expect.poll(() => shownSlide(carousel)).toBe(1);
  await swipe(page, strip, 120);
  await expect.poll(() => shownSlide(carousel)).toBe(0);
  await swipe(page, strip, 120);
  await expect.poll(() => shownSlide(carousel)).toBe(COUNT - 1);
});
