import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, framesDrawn, test } from '#tests/support/browser/browser.ts';
import { swipe } from '#tests/support/browser/motion.ts';

interface GalleryImage {
  src: string;
  alt: Record<string, string>;
  title: Record<string, string>;
}

const COUNT = 6;
const photo = (page: Page, place: number) => page.locator('#gallery a').nth(place);
const lightbox = (page: Page) => page.locator('dialog[open]');
const big = (page: Page) => lightbox(page).locator('figure img:visible');
const shown = async (page: Page) => new URL((await big(page).getAttribute('src')) ?? '', page.url()).pathname;

async function opened(page: Page, place: number): Promise<Page> {
  await booted(page);
  await photo(page, place).click();
  await lightbox(page).waitFor();
  return page;
}

test.for([
  { path: '/agence', language: 'fr' },
  { path: '/en/agency', language: 'en' },
])(
  '[AGENCY-04] [LIGHTBOX-01] on $path a click on the third photo shows it full screen with its title',
  async ({ path, language }, { visit, site }) => {
    const { images } = await site.json<{ images: GalleryImage[] }>('/data/gallery-images.json');
    const page = await visit(path);
    expect(
      await page
        .locator('#gallery li img:visible')
        .evaluateAll((all) => all.map((one) => one.getAttribute('src'))),
    ).toEqual(images.map(({ src }) => src));
    await opened(page, 2);
    expect(await shown(page)).toBe(images[2]?.src);
    expect(await big(page).getAttribute('alt')).toBe(images[2]?.alt[language]);
    const caption = lightbox(page).locator('figcaption');
    expect(await caption.textContent()).toBe(images[2]?.title[language]);
    expect(await caption.isVisible()).toBe(true);

    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(await lightbox(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await big(page).evaluate((image: HTMLImageElement) => image.decode());
    const size = () => big(page).boundingBox();
    await expect.poll(async () => (await size())?.height).toBeGreaterThan(height / 2);
    await expect.poll(async () => (await size())?.width).toBeGreaterThan(width / 2);
  },
);

test('[LIGHTBOX-02] Escape and a click on the backdrop close it, a click on the image does not', async ({
  visit,
}) => {
  const viewport = { width: 800, height: 1200 };
  const page = await opened(await visit('/agence', { viewport }), 0);
  await page.keyboard.press('Escape');
  await lightbox(page).waitFor({ state: 'detached' });

  for (const [x, y] of [
    [8, 600],
    [400, 40],
    [400, 1040],
  ] as const) {
    await photo(page, 0).click();
    await big(page).evaluate((image: HTMLImageElement) => image.decode());
    await big(page).click();
    await expect.poll(() => lightbox(page).isVisible()).toBe(true);
    await page.mouse.click(x, y);
    await lightbox(page).waitFor({ state: 'detached' });
  }
});

test.for([
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])(
  '[LIGHTBOX-03] at $width px arrow keys and buttons go round, thumbnails jump',
  async (viewport, { visit, site }) => {
    const { images } = await site.json<{ images: GalleryImage[] }>('/data/gallery-images.json');
    const sources = images.map(({ src }) => src);
    const page = await opened(await visit('/agence', { viewport, colorScheme: 'light' }), 0);
    const click = (name: string) => lightbox(page).getByRole('button', { name }).click();
    expect(await lightbox(page).evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(
      'rgb(13, 12, 30)',
    );
    for (const button of await lightbox(page).getByRole('button').all()) {
      const { x, width } = (await button.boundingBox()) ?? { x: -1, width: 0 };
      expect([x >= 0, x + width <= viewport.width]).toEqual([true, true]);
    }
    const steps: [() => Promise<void>, number][] = [
      [() => page.keyboard.press('ArrowRight'), 1],
      [() => page.keyboard.press('ArrowRight'), 2],
      [() => page.keyboard.press('ArrowLeft'), 1],
      [() => click('Précédent'), 0],
      [() => click('Précédent'), COUNT - 1],
      [() => click('Suivant'), 0],
      [() => click(images[4]?.title.fr ?? ''), 4],
      [() => click(images[1]?.title.fr ?? ''), 1],
      // A click on what is no button takes the focus away from the buttons.
      [() => big(page).click(), 1],
      [() => page.keyboard.press('ArrowRight'), 2],
      [() => lightbox(page).locator('figcaption').click(), 2],
      [() => page.keyboard.press('ArrowLeft'), 1],
    ];
    for (const [step, place] of steps) {
      await step();
      await expect.poll(() => shown(page)).toBe(sources[place]);
      await expect
        .poll(() => lightbox(page).locator('figcaption').textContent())
        .toBe(images[place]?.title.fr);
      const current = lightbox(page).locator('button[aria-current=true]');
      await expect.poll(() => current.getAttribute('aria-label')).toBe(images[place]?.title.fr);
    }
  },
);

test('[LIGHTBOX-04] the page behind stands still, the focus stays inside and goes back to the photo', async ({
  visit,
}) => {
  const page = await opened(await visit('/agence'), 3);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, 600);
  await framesDrawn(page, 10);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

  const places = new Set<string | null>();
  for (let stop = 0; stop < 2 * (COUNT + 4); stop += 1) {
    await page.keyboard.press('Tab');
    places.add(
      await page.evaluate(() => {
        const { activeElement: active } = document;
        if (active === document.body) return 'browser';
        return active?.closest('dialog') ? active.getAttribute('aria-label') : 'page';
      }),
    );
  }
  expect(places).not.toContain('page');
  expect(places.size).toBeGreaterThanOrEqual(COUNT + 3);

  await page.keyboard.press('Escape');
  await lightbox(page).waitFor({ state: 'detached' });
  await expect.poll(() => photo(page, 3).evaluate((link) => link === document.activeElement)).toBe(true);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
});

test('[WAY-12] a click that asks for a tab of its own opens no viewer', async ({ visit }) => {
  const page = await booted(await visit('/agence'));
  const opened = page.context().waitForEvent('page');
  await photo(page, 0).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect.poll(() => new URL(tab.url()).pathname).toBe(await photo(page, 0).getAttribute('href'));
  expect(await lightbox(page).count()).toBe(0);
});

test('[WAY-13] a finger turns the photos that are shown large, both ways', async ({ visit }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const page = await opened(await visit('/agence', phone), 0);
  const first = await shown(page);
  await swipe(page, lightbox(page).locator('figure'), -120);
  await expect.poll(() => shown(page)).not.toBe(first);
  await swipe(page, lightbox(page).locator('figure'), 120);
  await expect.poll(() => shown(page)).toBe(first);
});
