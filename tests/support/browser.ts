import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { expect, inject } from 'vitest';
import { test as siteTest } from './site-test.ts';

export const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Pictures that wait are fetched ahead as on a usual line: here the browser knows nothing of its own. The
  // others are Playwright's, a mouse that hovers; this flag would put them aside.
  `--blink-settings=${[
    'lazyLoadingImageMarginPxUnknown=1250',
    ...['primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4'],
  ]}`,
];

interface VisitOptions extends BrowserContextOptions {
  url?: string;
  /** What the test itself makes the console say. */
  expectedComplaint?: RegExp;
  /** Time stands still in the page, from before it is loaded, until `passTime`. */
  clock?: boolean;
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
  page.on('dialog', async (dialog) => {
    if (dialog.type() === 'alert') complaints.push(`window.alert: ${dialog.message()}`);
    await dialog.accept();
  });
  return { page, complaints };
}

/** The page then starts at the first sign of a visitor only: an idle browser needs time. */
async function stopTime(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
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
      const { url = site.url, expectedComplaint, clock, ...contextOptions } = options;
      const context = await browser.newContext(contextOptions);
      const { page, complaints } = await watchedPage(context, expectedComplaint);
      closing.push(async () => {
        await context.close();
        expect(complaints).toEqual([]);
      });
      if (clock) await stopTime(page);
      await page.goto(url + path, { waitUntil: 'load' });
      if (clock) await page.mouse.move(1, 1);
      return page;
    };
  });

/** Waits until every part of the page is hydrated, and shows what only a hydrated page shows. */
export async function booted(page: Page): Promise<Page> {
  await page.waitForFunction(() => {
    // React marks each element that it has taken over. What an editor of texts draws is not React's.
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')) ||
      element.closest('[contenteditable], .cm-editor') !== null;
    return [...document.querySelectorAll('main, main *, footer, a, button')].every(isHydrated);
  });
  await page.evaluate(workDone);
  return page;
}

/** Lets time pass in a page opened with `clock`, in steps that let the page do its work in between. */
export async function passTime(page: Page, milliseconds: number, step = 100): Promise<void> {
  await page.evaluate(workDone);
  for (let passed = 0; passed < milliseconds; passed += step) {
    await page.clock.runFor(Math.min(step, milliseconds - passed));
    await page.evaluate(workDone);
  }
}

/** React renders, and runs its effects, in messages of their own: three of ours come after them. */
async function workDone(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
  }
}
