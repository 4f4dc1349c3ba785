import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { expect, inject } from 'vitest';
import { test as siteTest } from './site-test.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

interface VisitOptions extends BrowserContextOptions {
  url?: string;
  /** What the test itself makes the console say. */
  expectedComplaint?: RegExp;
}

/** A page whose console must stay clean: an error or warning there fails the test. */
async function watchedPage(
  context: BrowserContext,
  expected?: RegExp,
): Promise<{ page: Page; complaints: string[] }> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const complaint = ['error', 'warning'].includes(message.type());
    if (complaint && !expected?.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
}

/** Tests in a real Chromium, each with a profile of its own. */
export const test = siteTest
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: FLAGS });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visit', async ({ browser, site }, { onCleanup }) => {
    const closing: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      for (const close of closing) await close();
    });
    /** Opens a path in a new profile and waits until it is loaded. */
    return async (path: string, options: VisitOptions = {}): Promise<Page> => {
      const { url = site.url, expectedComplaint, ...contextOptions } = options;
      const context = await browser.newContext(contextOptions);
      const { page, complaints } = await watchedPage(context, expectedComplaint);
      closing.push(async () => {
        await context.close();
        expect(complaints).toEqual([]);
      });
      await page.goto(url + path, { waitUntil: 'load' });
      return page;
    };
  });

/** Waits until the application runs in the page. */
export async function booted(page: Page): Promise<Page> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
  return page;
}
