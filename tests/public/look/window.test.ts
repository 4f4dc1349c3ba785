import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';

test.for([390, 1440])(
  '[WINDOW-02] at %i px the largest thing painted are words of the hero, no picture',
  async (width, { visit }) => {
    const page = await visit('/', { viewport: { width, height: 900 } });
    await page.addInitScript(() => {
      const largest: string[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          largest.push((entry as unknown as { element?: Element }).element?.tagName ?? 'gone');
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      Object.assign(window, { largest });
    });
    await page.reload();
    await page
      .locator('.window-display img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
    await booted(page);
    const largest = await page.evaluate(() => (window as unknown as { largest: string[] }).largest);
    expect(largest.at(-1)).toMatch(/^(H1|P)$/);
  },
);

test('[WINDOW-01] a press on an object opens its story', async ({ visit }) => {
  const page = await booted(await visit('/', { viewport: { width: 1440, height: 900 } }));
  await page
    .getByRole('link', { name: /Cave Vauban/ })
    .first()
    .click();
  await page.waitForURL('**/cas-clients/cave-vauban');
  await page.locator('main[data-screen=CaseStudyDetail]').waitFor();
});
