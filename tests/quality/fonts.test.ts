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

test.for([
  ['/agence', 390],
  ['/tarifs', 390],
  ['/tarifs', 360],
  ['/contact', 360],
  ['/en/blog', 360],
] as const)(
  '[WAY-35] the headline of %s has as many lines at %i px while its font is on the way',
  async ([path, width], { visit, site }) => {
    const page = await visit(path, { viewport: { width, height: 844 }, expectedComplaint: /ERR_FAILED/ });
    const height = () =>
      page.locator('h1').evaluate(async (headline) => {
        await document.fonts.ready;
        return headline.getBoundingClientRect().height;
      });
    const own = await height();
    await page.route('**/fonts/**', (route) => route.abort());
    // Another address, so that nothing comes from the memory of the browser.
    await page.goto(`${site.url}${path}?again`);
    expect(await page.evaluate(() => document.fonts.check('1em "Bricolage Grotesque"'))).toBe(false);
    expect(await height()).toBeCloseTo(own, -1);
  },
);
