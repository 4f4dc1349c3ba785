import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dayPicture, nightPicture } from '#domain/images/night-pictures.ts';
import { booted, test } from '#tests/support/browser/browser.ts';

const PAGES = ['/agence', '/en/agency', '/blog', '/en/blog', '/expertises/maintenance-support'];
const ARTICLE = '/blog/accessibilite-loi-site-web';
const viewport = { width: 1280, height: 900 };
const themes = [
  { theme: 'light', drawn: 'day' },
  { theme: 'dark', drawn: 'night' },
] as const;

const hourOf = (address: string) => {
  const image = address.replace(/-\d+\.(?:avif|webp)$|\.avif$/, '.webp');
  if (!nightPicture(image)) return undefined;
  return dayPicture(image) === image ? 'day' : 'night';
};

/** How many pictures of either kind stand on the page, each brought into view and fully loaded. */
async function drawings(page: Page): Promise<{ day: number; night: number }> {
  const shown = await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) {
      image.scrollIntoView();
      await image.decode();
    }
    return images.map(({ src }) => new URL(src).pathname);
  });
  const count = (drawn: 'day' | 'night') => shown.filter((address) => hourOf(address) === drawn).length;
  return { day: count('day'), night: count('night') };
}

test.for(PAGES)('[NIGHT-03] %s draws each of its streets once, by the hour', async (path, { visit }) => {
  const page = await booted(await visit(path, { colorScheme: 'light', viewport }));
  const byDay = await drawings(page);
  expect(byDay.day).toBeGreaterThan(0);
  expect(byDay.night).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('header [data-theme-toggle]').click();
  await page.locator('html.dark').waitFor();
  await expect.poll(() => drawings(page)).toEqual({ day: 0, night: byDay.day });
});

test.for(themes)(
  '[NIGHT-04] nobody fetches the other drawing ($theme)',
  async ({ theme, drawn }, { visit }) => {
    for (const path of [...PAGES, ARTICLE]) {
      const asked: string[] = [];
      const page = await visit('/', { colorScheme: theme, viewport });
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(new URL(path, page.url()).href);
      await booted(page);
      const there = await drawings(page);
      const other = drawn === 'day' ? 'night' : 'day';
      expect(
        asked.filter((address) => hourOf(address) === other),
        path,
      ).toEqual([]);
      expect(there[drawn], path).toBeGreaterThan(0);
    }
  },
);
