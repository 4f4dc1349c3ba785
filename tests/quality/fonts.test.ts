import { expect } from 'vitest';
import { test } from '#tests/support/browser/browser.ts';

const FONTS_FETCHED = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/fonts/'));

test('[PAINT-02] a page fetches two files, and more only for a letter that those do not draw', async ({
  visit,
}) => {
  const page = await visit('/contact', { javaScriptEnabled: false });
  await page.evaluate(() => document.fonts.ready);
  const first = await page.evaluate(FONTS_FETCHED);
  expect(first).toHaveLength(2);
  await page.locator('h1').evaluate((headline) => headline.append(' → ★ El Niño'));
  await expect.poll(() => page.evaluate(FONTS_FETCHED)).toHaveLength(3);
  const [more] = (await page.evaluate(FONTS_FETCHED)).filter((path) => !first.includes(path));
  expect(more).toMatch(/^\/fonts\/bricolage-grotesque-[0-9a-f]{8}\.woff2$/);
});
