import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const toggle = (page: Page) => page.locator('header').getByRole('button', { name: /lampes|lamps/ });

test('[THEME-01] the theme is the saved choice, else what the system prefers', async ({ visit }) => {
  const page = await visit('/contact');
  for (const [saved, system, dark] of [
    [undefined, 'dark', true],
    [undefined, 'light', false],
    ['light', 'dark', false],
    ['dark', 'light', true],
  ] as const) {
    if (saved) await page.evaluate((theme) => localStorage.setItem('theme', theme), saved);
    await page.emulateMedia({ colorScheme: system });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect.poll(async () => [saved, system, await isDark(page)]).toEqual([saved, system, dark]);
    await booted(page);
    await expect.poll(async () => [saved, system, await isDark(page)]).toEqual([saved, system, dark]);
  }
});

test('[THEME-02] [THEME-03] the system is followed, saving nothing, until the visitor has chosen', async ({
  visit,
}) => {
  const page = await booted(await visit('/contact', { colorScheme: 'light' }));
  for (const system of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: system });
    await expect.poll(() => isDark(page)).toBe(system === 'dark');
    await expect.poll(() => stored(page)).toEqual({});
  }
  await toggle(page).click();
  await expect.poll(() => isDark(page)).toBe(true);
  await expect.poll(() => stored(page)).toEqual({ theme: 'dark' });
  await toggle(page).click();
  await expect.poll(() => isDark(page)).toBe(false);
  await expect.poll(() => stored(page)).toEqual({ theme: 'light' });

  // Told after whoever has listened for longer: the page knows by then.
  await page.evaluate(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', () => Object.assign(window, { systemIsDark: dark.matches }));
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => 'systemIsDark' in window && window.systemIsDark);
  await expect
    .poll(async () => [await isDark(page), await stored(page)])
    .toEqual([false, { theme: 'light' }]);
  await page.reload();
  await expect.poll(() => isDark(page)).toBe(false);
});

test('[THEME-04] dark puts the class on the root element and the page is dark, light takes it off', async ({
  visit,
}) => {
  const page = await booted(await visit('/en/contact', { colorScheme: 'light', reducedMotion: 'reduce' }));
  const look = () =>
    page.evaluate(() => ({
      class: document.documentElement.className,
      wall: getComputedStyle(document.body).backgroundColor,
    }));
  const light = await look();
  await toggle(page).click();
  await expect.poll(() => isDark(page)).toBe(true);
  const dark = await look();
  expect([light.class, dark.class]).toEqual(['', 'dark']);
  expect(dark.wall).not.toBe(light.wall);
  await toggle(page).click();
  await expect.poll(look).toEqual(light);
});

test('[THEME-05] the theme is set once, before there is anything to paint', async ({ visit, site }) => {
  const page = await visit('/contact', { colorScheme: 'light' });
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.addInitScript(() => {
    const seen: { dark: boolean; body: boolean }[] = [];
    const note = () => {
      const dark = document.documentElement.classList.contains('dark');
      seen.push({ dark, body: document.body !== null });
    };
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['class'] });
    document.addEventListener('DOMContentLoaded', note);
    Object.assign(window, { seen });
  });
  const states = () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
  for (const path of ['/contact', '/en/cii', '/admin']) {
    await page.goto(site.url + path);
    await booted(page);
    const seen = await states();
    expect(seen[0]).toEqual({ dark: true, body: false });
    expect(seen.filter((state) => !(state as { dark: boolean }).dark)).toEqual([]);
  }
  await page.goto(`${site.url}/contact`);
  await booted(page);
  await page.getByRole('button', { name: 'thème clair' }).waitFor();
});

test('[THEME-03] [THEME-04] the lamp answers before any script of the application is there', async ({
  visit,
  site,
}) => {
  const page = await visit('/contact', { colorScheme: 'light' });
  await page.route('**/assets/*.js', () => {});
  await page.goto(`${site.url}/contact`);
  await toggle(page).click();
  await expect.poll(() => isDark(page)).toBe(true);
  expect(await stored(page)).toEqual({ theme: 'dark' });
  await page.getByRole('button', { name: 'thème clair' }).waitFor();
});

test('two quick taps on the lamp reach nothing else: React would hydrate it at once for each of their events', async ({
  visit,
}) => {
  const page = await visit('/contact', { hasTouch: true, isMobile: true });
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const atOnce = [
      'pointerover',
      'mouseover',
      'pointerdown',
      'mousedown',
      'touchstart',
      'gotpointercapture',
    ];
    const later = ['focusin', 'pointerup', 'mouseup', 'touchend', 'click', 'dblclick'];
    const note = ({ type, target }: Event) => {
      if ((target as Element).closest('[data-theme-toggle]')) heard.push(type);
    };
    for (const type of [...atOnce, ...later]) document.addEventListener(type, note, { capture: true });
  });
  await toggle(page).tap();
  await toggle(page).dblclick();
  await expect.poll(() => stored(page)).toEqual({ theme: 'dark' });
  expect(await page.evaluate('heard')).toEqual([]);
});

test('[FOUND-03] what is around the page has the colour of its wall, in the theme that is shown', async ({
  visit,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await visit('/contact', { colorScheme });
    const around = () =>
      page.evaluate(() => {
        const probe = document.createElement('canvas').getContext('2d');
        const painted = (color: string) => Object.assign(probe ?? {}, { fillStyle: color }).fillStyle;
        const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
        return [
          ...metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => painted(content)),
          painted(getComputedStyle(document.body).backgroundColor),
        ];
      });
    const [meta, wall] = await around();
    expect(meta).toBe(wall);
    await page.locator('header [data-theme-toggle]').click();
    await expect.poll(async () => (await around())[0]).not.toBe(meta);
    await expect.poll(async () => new Set(await around()).size).toBe(1);
    const plain = await visit('/contact', { colorScheme, javaScriptEnabled: false });
    const metas = await plain
      .locator('meta[name=theme-color]')
      .evaluateAll((found) => found.map((tag) => [tag.getAttribute('media'), tag.getAttribute('content')]));
    expect(metas).toContainEqual([`(prefers-color-scheme: ${colorScheme})`, meta]);
  }
});

test('[WAY-34] a page that cannot be shown after a click keeps the theme, there and on the way back, and its heading takes the focus', async ({
  visit,
}) => {
  const page = await booted(
    await visit('/contact', { colorScheme: 'dark', expectedComplaint: /status of 500/ }),
  );
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }));
  await page
    .locator('header a[href="/tarifs"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  const heading = page.getByRole('heading', { level: 1, name: 'Un incident de notre côté' });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await isDark(page)).toBe(true);
  await page.unroute('**/*.data*');
  await page.goBack();
  await page.locator('main[data-screen=Contact]').waitFor();
  expect(await isDark(page)).toBe(true);
  await toggle(page).click();
  await expect.poll(() => isDark(page)).toBe(false);
});
