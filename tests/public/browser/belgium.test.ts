import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';

const address = '/aides-creation-site-internet-belgique';

/** The arcs of the ring: inner and outer radius on the screen, share and place. */
const arcs = (page: Page) =>
  page.locator('#hero .donut-arc').evaluateAll((circles) =>
    circles.map((circle) => {
      const style = getComputedStyle(circle);
      const [radius, half] = [Number.parseFloat(style.r), Number.parseFloat(style.strokeWidth) / 2];
      return {
        radii: [radius - half, radius + half],
        share: Number.parseFloat(style.strokeDasharray),
        from: 0 - Number.parseFloat(style.strokeDashoffset),
      };
    }),
  );
const radii = async (page: Page) => (await arcs(page)).map((arc) => arc.radii);
const small = Array(3).fill([80, 120]);
const large = Array(3).fill([140, 180]);

test('[BELGIUM-04] [BELGIUM-05] three arcs, and their radii follow the window, without scripts too', async ({
  visit,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit(address, { javaScriptEnabled, viewport: { width: 639, height: 800 } });
    await expect
      .poll(async () => (await arcs(page)).map(({ from, share }) => [from, share]))
      .toEqual([
        [0, 25],
        [25, 25],
        [50, 50],
      ]);
    await expect.poll(() => radii(page)).toEqual(small);
    await page.setViewportSize({ width: 640, height: 800 });
    await expect.poll(() => radii(page)).toEqual(large);
    await page.setViewportSize({ width: 639, height: 800 });
    await expect.poll(() => radii(page)).toEqual(small);
    const ring = page.getByRole('img', { name: "25% à 75% d'économies" });
    await expect
      .poll(() =>
        ring.evaluate(
          (svg) => document.getElementById(svg.getAttribute('aria-describedby') ?? '')?.textContent,
        ),
      )
      .toMatch(/25.% au minimum, jusqu’à 75.%/);
  }
});

test('[BELGIUM-06] the tooltip follows the pointer, and the keyboard reaches it', async ({ visit }) => {
  const page = await booted(await visit(`/en${address}`, { viewport: { width: 1280, height: 900 } }));
  const tooltip = page.getByRole('tooltip');
  const box = await page.locator('.donut').boundingBox();
  if (!box) throw new Error('There is no ring.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const place = async () => (await tooltip.boundingBox())?.y ?? 0;

  await page.mouse.move(x + 113, y - 113);
  await tooltip.getByText('25% minimum').waitFor();
  const above = await place();
  await page.mouse.move(x + 150, y - 55);
  await expect.poll(place).toBeGreaterThan(above + 40);
  await page.mouse.move(x - 160, y);
  await tooltip.getByText('Up to 75% depending on your situation').waitFor();
  await page.mouse.move(x + 113, y + 113);
  await tooltip.waitFor({ state: 'detached' });

  const entries = page.locator('#hero figure button');
  for (const [entry, words] of [
    [0, 'The base rate'],
    [1, 'Uplifts depend on'],
  ] as const) {
    await entries.nth(entry).focus();
    await tooltip.getByText(words).waitFor();
    await expect
      .poll(() => entries.nth(entry).getAttribute('aria-describedby'))
      .toBe(await tooltip.getAttribute('id'));
  }
  await page.keyboard.press('Tab');
  await tooltip.waitFor({ state: 'detached' });
});

test('[BELGIUM-09] one answer at a time', async ({ visit }) => {
  const page = await visit(address, { javaScriptEnabled: false });
  const questions = page.locator('#faq summary');
  const open = () => page.locator('#faq details[open] summary').allTextContents();
  await questions.nth(0).click();
  await questions.nth(2).click();
  await expect.poll(() => open()).toEqual([await questions.nth(2).textContent()]);
});
