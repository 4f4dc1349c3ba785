import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SectionContent } from '#domain/content/sections.ts';
import { booted, passTime, runHeldScripts, test } from '#tests/support/browser/browser.ts';
import { shownSlide, swipe } from '#tests/support/browser/motion.ts';

const COUNT = 8;
const carouselOf = (page: Page) => page.locator('#testimonials section[aria-roledescription]');
const byText = (a: { text?: string | null }, b: { text?: string | null }) =>
  (a.text ?? '').localeCompare(b.text ?? '');
const away = (page: Page) => page.mouse.move(1, 1);

test('[TESTI-01] every testimonial has its six parts, five stars to count and words that name the rating', async ({
  visit,
  site,
}) => {
  const { items } = await site.json<SectionContent<'testimonials'>>('/data/fr/testimonials.json');
  const page = await booted(await visit('/'));
  await carouselOf(page).waitFor();
  const cards = await carouselOf(page)
    .locator('figure')
    .evaluateAll((figures) =>
      figures.map((figure) => {
        const stars = figure.querySelector('svg[role=img]');
        const colours = [...(stars?.children ?? [])].map((star) => getComputedStyle(star).fill);
        return {
          text: figure.querySelector('blockquote')?.textContent,
          // Behind the dot stands the way to the story (WAY-16).
          caption: figure.querySelector('figcaption')?.textContent?.split(' · ')[0],
          image: figure.querySelector('img')?.getAttribute('src'),
          rating: stars?.getAttribute('aria-label'),
          stars: colours.length,
          lit: colours.filter((colour) => colour === colours[0]).length,
        };
      }),
    );
  const expected = items.map(({ name, role, company, text, image, rating }) => ({
    ...{ text, image, caption: `${name}, ${role}, ${company}`, stars: 5, lit: rating },
    rating: `Note : ${rating} sur 5`,
  }));
  expect(cards.toSorted(byText)).toEqual(expected.toSorted(byText));
  expect(new Set(items.map(({ rating }) => rating))).toEqual(new Set([4, 5]));
});

test('[TESTI-03] each load shows the same people in another order', async ({ visit }) => {
  const page = await booted(await visit('/'));
  const orders = new Set<string>();
  const people = new Set<string>();
  for (let load = 1; load <= 10 && orders.size < 2; load += 1) {
    if (load > 1) await page.reload();
    await carouselOf(page).waitFor();
    const names = await carouselOf(page).locator('figcaption strong').allTextContents();
    orders.add(names.join());
    people.add(names.toSorted().join());
    expect(new Set(names).size).toBe(COUNT);
  }
  expect(orders.size).toBe(2);
  expect(people.size).toBe(1);
});

test('[TESTI-03] the one that is being read stays when the page comes alive', async ({ visit }) => {
  const page = await visit('/', { held: true });
  await page.locator('#testimonials').scrollIntoViewIfNeeded();
  const names = () => page.locator('#testimonials figcaption strong').allTextContents();
  const before = await names();
  await runHeldScripts(page);
  await booted(page);
  expect(await names()).toEqual(before);
});

test('[TESTI-04] the next testimonial comes every 5 s, and the first after the last', async ({ visit }) => {
  const page = await booted(await visit('/', { clock: true }));
  const carousel = carouselOf(page);
  await carousel.waitFor();
  await passTime(page, 4900, 4900);
  await expect.poll(() => shownSlide(carousel)).toBe(0);
  await passTime(page, 100);
  await expect.poll(() => shownSlide(carousel)).toBe(1);
  for (let place = 2; place <= COUNT; place += 1) {
    await passTime(page, 5000, 5000);
    await expect.poll(() => shownSlide(carousel)).toBe(place % COUNT);
  }
});

test('[TESTI-05] previous and next go round, a dot jumps to its item', async ({ visit }) => {
  const page = await booted(await visit('/en', { clock: true }));
  const carousel = carouselOf(page);
  await carousel.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(() => shownSlide(carousel)).toBe(COUNT - 1);
  await carousel.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => shownSlide(carousel)).toBe(0);
  await carousel.getByRole('button', { name: 'Show number 3' }).click();
  await expect.poll(() => shownSlide(carousel)).toBe(2);
  const current = carousel.locator('button[aria-current=true]');
  await expect
    .poll(() => current.evaluateAll((dots) => dots.map((dot) => dot.getAttribute('aria-label'))))
    .toEqual(['Show number 3']);
});

test('[TESTI-06] a button pauses and restarts; with reduced motion nothing turns by itself', async ({
  visit,
}) => {
  const page = await booted(await visit('/', { clock: true }));
  const carousel = carouselOf(page);
  await carousel.getByRole('button', { name: 'Mettre en pause' }).click();
  await away(page);
  await passTime(page, 10_000, 5000);
  await expect.poll(() => shownSlide(carousel)).toBe(0);
  await carousel.getByRole('button', { name: 'Relancer' }).click();
  await away(page);
  await passTime(page, 5000, 5000);
  await expect.poll(() => shownSlide(carousel)).toBe(1);

  const still = await booted(await visit('/', { clock: true, reducedMotion: 'reduce' }));
  await carouselOf(still).waitFor();
  await passTime(still, 10_000, 5000);
  await expect.poll(() => shownSlide(carouselOf(still))).toBe(0);
});

test('[WAY-13] a finger turns the testimonials, both ways', async ({ visit }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, clock: true };
  const page = await booted(await visit('/', phone));
  const carousel = carouselOf(page);
  await carousel.waitFor();
  const strip = carousel.locator('.swipes');
  await swipe(page, strip, -120);
  await expect.poll(() => shownSlide(carousel)).toBe(1);
  await swipe(page, strip, 120);
  await expect.poll(() => shownSlide(carousel)).toBe(0);
});
