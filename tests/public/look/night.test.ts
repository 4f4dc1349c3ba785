import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';

const byNight = { colorScheme: 'dark', viewport: { width: 1280, height: 900 } } as const;

/** How bright a colour is painted, from 0 to 1 (WCAG). */
function brightness(
  place: Locator,
  property: 'backgroundColor' | 'borderTopColor' | 'fill',
): Promise<number> {
  return place.first().evaluate((element, name) => {
    const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!probe) throw new Error('The browser paints nothing.');
    probe.fillStyle = getComputedStyle(element)[name];
    probe.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...probe.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }, property);
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
const wall = (page: Page) => brightness(page.locator('body'), 'backgroundColor');

test('[NIGHT-01] what is chosen is brighter than its neighbours', async ({ visit }) => {
  const blog = await visit('/blog', byNight);
  const menu = await booted(await visit('/', byNight));
  await menu.locator('header nav button[aria-controls=mega-menu]').click();
  await menu.locator('#mega-menu').waitFor();
  for (const [chosen, other] of [
    [blog.locator('.chip[aria-current=true]'), blog.locator('.chip[aria-current=false]')],
    [menu.locator('[role=tab][aria-selected=true]'), menu.locator('[role=tab][aria-selected=false]')],
  ] as const) {
    const [lit, unlit] = [
      await brightness(chosen, 'backgroundColor'),
      await brightness(other, 'backgroundColor'),
    ];
    expect(contrast(lit, unlit)).toBeGreaterThan(3);
    expect(lit).toBeGreaterThan(unlit);
  }
});

test('[NIGHT-02] lines and what is not chosen yet stand out from the wall', async ({ visit }) => {
  const home = await visit('/', byNight);
  const study = await visit('/cas-clients/cave-vauban', byNight);
  for (const [page, line, property] of [
    [home, home.locator('#faq > div:last-child'), 'borderTopColor'],
    [home, home.locator('#faq svg path'), 'fill'],
    [study, study.locator('#hero dl'), 'borderTopColor'],
  ] as const)
    expect(contrast(await brightness(line, property), await wall(page))).toBeGreaterThan(1.8);
  const calculator = await visit('/calculateur-prix', byNight);
  const unchosen = calculator.locator('.choice input:not(:checked)');
  const around = await brightness(calculator.locator('.choice'), 'backgroundColor');
  expect(await unchosen.first().evaluate((input) => getComputedStyle(input).appearance)).toBe('none');
  expect(contrast(await brightness(unchosen, 'borderTopColor'), around)).toBeGreaterThan(3);
});
