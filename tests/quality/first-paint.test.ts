import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { listedPaths } from '#tests/support/listed-paths.ts';
import { createCriticalCss } from '../../scripts/bundling/critical-css.ts';

const fullStylesheet = `/assets/${readdirSync('build/client/assets').find((name) => /^app-.*\.css$/.test(name))}`;

/** The size and face of every heading and button: what a missing rule would change first. */
const LOOKS = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => {
    const { fontSize, fontFamily, color, display, padding, position } = getComputedStyle(element);
    const looks = [fontSize, fontFamily, color, display, padding, position];
    return [element.tagName, element.getAttribute('class'), ...looks].join(' ');
  });
const PAGE = 'h1, h2, h3, main p, main a, main img, main ul';

test.for([
  '/',
  '/en/agency',
  '/applications-react',
  '/expertises/sites-wordpress',
  '/cas-clients/cave-vauban',
  '/en/blog/brussels-website-grant',
  '/mentions-legales',
  '/cii',
  '/calculateur-prix',
  '/tarifs',
  '/expertises/hebergement',
  '/en/contact',
])('%s comes with every style it shows: the whole sheet changes nothing', async (path, { visit, site }) => {
  const options = { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } };
  const page = await visit(path, options);
  const alone = await page.evaluate(LOOKS, PAGE);
  await page.route(site.url + path, async (route) => {
    const response = await route.fetch();
    const link = `<link rel="stylesheet" href="${fullStylesheet}">`;
    const body = (await response.text()).replace(/<style>[\s\S]*?<\/style>/, link);
    await route.fulfill({ response, body });
  });
  await page.reload();
  expect(await page.evaluate(LOOKS, PAGE)).toEqual(alone);
  expect(alone.length).toBeGreaterThan(5);
});

test('every listed page carries each rule for what stands in it', async ({ site }) => {
  const rulesOfAll = createCriticalCss(readFileSync(`build/client${fullStylesheet}`, 'utf8'));
  for (const path of await listedPaths(site)) {
    const page = await site.text(path);
    const own = /<style>(.*?):root\{--printed-site/s.exec(page)?.[1] ?? '';
    const classes = [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect([path, createCriticalCss(own)(classes)]).toEqual([path, rulesOfAll(classes)]);
  }
});

/** What is drawn only when it opens, and how it is opened. */
const OPENED: [path: string, width: number, what: string, open: (page: Page) => Promise<void>][] = [
  [
    '/tarifs',
    1440,
    '#mega-menu',
    (page) => page.locator('header nav button[aria-controls=mega-menu]').click(),
  ],
  ['/en/contact', 390, 'dialog', (page) => page.locator('header .round-button[aria-expanded]').click()],
  ['/cii', 1440, '.chat-panel', (page) => page.locator('aside button[aria-expanded]').click()],
  [
    '/en/contact',
    390,
    '#form form:has([role=alert])',
    (page) => page.locator('#form form').getByRole('button').click(),
  ],
  [
    '/calculateur-prix?etape=5',
    390,
    'main:has(form [type=email])',
    (page) => page.locator('main form button[type=submit]').first().click(),
  ],
  ['/agence', 1440, 'dialog', (page) => page.locator('#gallery a').first().click()],
];

test.for(OPENED)(
  'on %s at %i px, %s opens with every style it needs',
  async ([path, width, what, open], { visit }) => {
    const page = await booted(
      await visit(path, {
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      }),
    );
    await open(page);
    await page.locator(what).waitFor();
    const all = `${what}, ${what} *`;
    const alone = await page.evaluate(LOOKS, all);
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
    await page.addStyleTag({ url: fullStylesheet });
    expect(await page.evaluate(LOOKS, all)).toEqual(alone);
    expect(alone.length).toBeGreaterThan(5);
  },
);
