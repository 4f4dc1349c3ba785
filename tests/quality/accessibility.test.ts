import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser.ts';
import { pageTable } from '#tests/support/requirements.ts';

const WIDTHS = [360, 1280];
const THEMES = ['light', 'dark'] as const;

async function violations(page: Page): Promise<string[]> {
  const results = await new AxeBuilder({ page }).analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

test.for(['/', '/en', '/agence', '/en/agency', '/xyz'])(
  '%s has no violation at 360 and 1280 px, by day and at night',
  async (path, { visit, site }) => {
    for (const colorScheme of THEMES) {
      const page = await booted(
        await visit('/', { colorScheme, reducedMotion: 'reduce', expectedComplaint: /status of 404/ }),
      );
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(site.url + path);
        await booted(page);
        expect([path, colorScheme, width, await violations(page)]).toEqual([path, colorScheme, width, []]);
      }
    }
  },
);

test.for(THEMES)(
  'with menus, chat and lightbox open there is no violation (%s)',
  async (colorScheme, { visit }) => {
    const options = { colorScheme, reducedMotion: 'reduce' as const };
    const desktop = await booted(await visit('/', { ...options, viewport: { width: 1280, height: 900 } }));
    await desktop.locator('header nav button').hover();
    await desktop.locator('#mega-menu').waitFor();
    expect(await violations(desktop)).toEqual([]);

    const phone = await booted(await visit('/en', { ...options, viewport: { width: 360, height: 800 } }));
    await phone.getByRole('button', { name: 'Open the menu' }).click();
    await phone.getByRole('dialog').waitFor();
    expect(await violations(phone)).toEqual([]);
    await phone.keyboard.press('Escape');
    await phone.getByRole('button', { name: 'Open the chat' }).click();
    expect(await violations(phone)).toEqual([]);

    const agency = await booted(
      await visit('/agence', { ...options, viewport: { width: 1280, height: 900 } }),
    );
    await agency.locator('#gallery a').first().click();
    await agency.getByRole('dialog').waitFor();
    expect(await violations(agency)).toEqual([]);
  },
);

test('every other page has no violation either', async ({ visit, site }) => {
  const page = await booted(await visit('/', { reducedMotion: 'reduce' }));
  for (const { fr, en } of pageTable().filter(({ fr: path }) => !path.includes('{slug}'))) {
    await page.goto(site.url + fr);
    expect([fr, await violations(page)]).toEqual([fr, []]);
    await page.goto(site.url + en);
    expect([en, await violations(page)]).toEqual([en, []]);
  }
});

test('no page scrolls sideways at 320 px', async ({ visit, site }) => {
  const page = await visit('/', { viewport: { width: 320, height: 700 } });
  for (const { fr, en } of pageTable().filter(({ fr: path }) => !path.includes('{slug}'))) {
    for (const path of [fr, en]) {
      await page.goto(site.url + path);
      const [scrollWidth, clientWidth] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect([path, scrollWidth]).toEqual([path, clientWidth]);
    }
  }
});
