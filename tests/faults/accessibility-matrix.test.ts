import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { contrastViolations, violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { figure, isLongRun } from '#tests/support/figures.ts';
import { listedPaths } from '#tests/support/listed-paths.ts';

/** In `npm test`: beside the sample of tests/quality/accessibility.test.ts, one page of seventeen. */
const STEP = isLongRun ? 1 : 17;

test.for([360, 1280])(
  '[SEEN-04] at %i px no page has a violation, by day and by night, in both languages',
  async (width, { visit, site }) => {
    const unlisted = ['/xyz', '/en/xyz', '/mentions-legales', '/en/legal-notice', '/conditions-generales'];
    const paths = [...(await listedPaths(site)), ...unlisted, '/en/terms-conditions', '/en/cii'];
    const examined = paths.filter((_, place) => place % STEP === 0);
    for (const path of examined) {
      const page = await visit(path, {
        ...{ colorScheme: 'light', reducedMotion: 'reduce', viewport: { width, height: 900 } },
        expectedComplaint: /status of 404/,
      });
      await booted(page);
      await expectNothingFound(page, path);
      await page.close();
    }
    figure(`pages at ${width} px that axe examined by day and by night`, String(examined.length), 'all');
  },
);

/** What a visitor opens or is told, by the pages in French and English where it is. */
const STATES: { name: string; paths: string[]; widths?: number[]; open(page: Page): Promise<void> }[] = [
  {
    name: 'menu of services',
    paths: ['/', '/en/blog'],
    widths: [1280],
    open: async (page) => {
      await page.locator('header nav button').hover();
      await page.locator('#mega-menu').waitFor();
    },
  },
  {
    name: 'menu of a telephone',
    paths: ['/', '/en/contact'],
    widths: [360],
    open: async (page) => {
      await page.locator('header').getByRole('button', { name: /menu/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'welcome of the chat',
    paths: ['/tarifs', '/en/pricing'],
    open: async (page) => {
      await page.locator('aside > button').click();
      await page.locator('aside dialog').waitFor();
    },
  },
  {
    name: 'chat that misses answers',
    paths: ['/', '/en'],
    open: async (page) => {
      await page.locator('aside > button').click();
      await page.locator('aside dialog button:not([aria-label])').last().click();
      await page.locator('aside dialog [type=submit]').click();
      await page.locator('aside dialog').getByRole('alert').waitFor();
    },
  },
  {
    name: 'photo shown large',
    paths: ['/agence', '/en/agency', '/cas-clients/cave-vauban', '/en/case-studies/cave-vauban'],
    open: async (page) => {
      await page.locator('#gallery a').first().click();
      await page.locator('dialog[open] img').first().waitFor();
    },
  },
  {
    name: 'answers to questions',
    paths: ['/', '/en', '/cii', '/en/cii', '/aides-creation-site-internet-belgique'],
    open: async (page) => {
      await page.locator('main summary').evaluateAll((all: HTMLElement[]) => {
        for (const question of all) question.click();
      });
    },
  },
  {
    name: 'form that misses answers',
    paths: ['/contact', '/en/contact', '/recrutement', '/en/recruitment', '/rendez-vous', '/en/appointment'],
    open: async (page) => {
      await page.locator('main form .button[type=submit]').last().click();
      await page.locator('main [aria-invalid]').first().waitFor();
    },
  },
  {
    name: 'search that finds, and one that does not',
    paths: ['/blog?q=prix', '/en/blog?q=price', '/blog?q=zzzz', '/en/blog?q=zzzz'],
    open: async () => {},
  },
  {
    name: 'contents of an article',
    paths: ['/blog/woocommerce-ou-pas', '/en/blog/woocommerce-or-not'],
    open: async (page) => {
      await page.locator('article nav button').click();
      await page.locator('article nav button[aria-expanded=true]').waitFor();
    },
  },
];

test.for([360, 1280])(
  '[SEEN-04] at %i px nothing that opens and no refusal has a violation, by day and by night, in both languages',
  async (width, { visit }) => {
    const opened = STATES.filter(({ widths }) => widths?.includes(width) ?? true).flatMap((state) =>
      state.paths.map((path) => ({ ...state, path })),
    );
    const examined = opened.filter((_, place) => place % STEP === 0);
    for (const { name, path, open } of examined) {
      const page = await visit(path, {
        ...{ colorScheme: 'light', reducedMotion: 'reduce', viewport: { width, height: 900 } },
        expectedComplaint: /status of 422/,
      });
      await booted(page);
      await open(page);
      await expectNothingFound(page, `${path}, ${name}`);
      await page.close();
    }
    figure(`states at ${width} px that axe examined by day and by night`, String(examined.length), 'all');
  },
);

async function expectNothingFound(page: Page, place: string): Promise<void> {
  // The bar at the foot of the calculator always covers something, which axe takes for small.
  const targets = (await page.locator('.till-bar').count()) === 0;
  expect([place, await violations(page, { targets })]).toEqual([place, []]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html.dark').waitFor();
  expect([place, 'dark', await contrastViolations(page)]).toEqual([place, 'dark', []]);
}
