import { expect } from 'vitest';
import { violations } from '#tests/support/axe.ts';
import { booted, test } from '#tests/support/browser.ts';
import { startSite } from '#tests/support/site.ts';

test('the page of all parts is not in the build', async ({ site }) => {
  expect((await site.get('/design')).status).toBe(404);
});

test('in development it shows every part without a violation, in both themes', async ({ visit }) => {
  const { url } = await startSite({ development: true });
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    const page = await visit('/design', {
      url,
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    await booted(page);
    await expect.poll(() => page.locator('main section').count()).toBeGreaterThan(4);
    expect([colorScheme, await violations(page)]).toEqual([colorScheme, []]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await page.getByRole('dialog').waitFor();
    expect([colorScheme, await violations(page)]).toEqual([colorScheme, []]);
  }
});
