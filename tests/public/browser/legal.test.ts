import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';

test.for(['/politique-confidentialite', '/en/privacy-policy'])(
  '[PRIVACY-02] on %s the table of contents leads to each of the sixteen sections',
  async (path, { visit }) => {
    const page = await booted(await visit(path, { viewport: { width: 1280, height: 800 } }));
    const links = page.locator('nav[aria-labelledby=toc-title] a');
    expect(await links.count()).toBe(16);
    for (let place = 0; place < 16; place += 1) {
      const href = (await links.nth(place).getAttribute('href')) ?? '';
      await links.nth(place).click();
      await expect.poll(() => new URL(page.url()).hash).toBe(href);
      const id = decodeURIComponent(href.slice(1));
      const section = page.locator(`#${id}`);
      await expect
        .poll(() => section.locator('h2').textContent())
        .toBe(`${place + 1}. ${await links.nth(place).textContent()}`);
      await expect
        .poll(() => section.locator('h2').evaluate((heading) => heading.getBoundingClientRect().top))
        .toBeGreaterThan(75);
      await expect
        .poll(() => section.evaluate((element) => element.getBoundingClientRect().top))
        .toBeLessThan(800);
    }
  },
);

test('on paper a page is its words in black, with the addresses of its links', async ({ visit }) => {
  const page = await booted(await visit('/cii', { colorScheme: 'dark' }));
  await page.emulateMedia({ media: 'print' });
  for (const frame of ['body > header', 'body > footer', 'body > aside >> nth=0']) {
    await expect.poll(async () => [frame, await page.locator(frame).isVisible()]).toEqual([frame, false]);
  }
  const look = await page.evaluate(() => {
    const style = (selector: string, part?: string) =>
      getComputedStyle(document.querySelector(selector) as Element, part);
    return {
      page: style('body').backgroundColor,
      heading: style('h1').color,
      address: style('#hero a', '::after').content,
      faded: style('#closing').opacity,
      answer: document.querySelector('#faq details p')?.checkVisibility({ contentVisibilityAuto: true }),
    };
  });
  expect(look).toEqual({
    page: 'rgb(255, 255, 255)',
    heading: 'rgb(0, 0, 0)',
    address: `" (${new URL(page.url()).host}/contact)"`,
    faded: '1',
    answer: true,
  });
});
