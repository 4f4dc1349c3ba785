import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { expect, inject } from 'vitest';
import { test as siteTest } from '../site/site-test.ts';
import { recordFailure, type WatchedPage } from './failure-record.ts';

export const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Images that wait are fetched ahead as on a usual line: here the browser knows nothing of its own. The
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
  /** The scripts of the page do not arrive before `runHeldScripts`. */
  held?: boolean;
}

const heldScripts = new WeakMap<Page, () => void>();

/** The scripts of a page arrive when `runHeldScripts` says so, whatever a visitor does before. */
async function hold(page: Page): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  heldScripts.set(page, resolve);
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
}

export async function runHeldScripts(page: Page): Promise<void> {
  heldScripts.get(page)?.();
  await booted(page);
}

interface VisitedPage extends WatchedPage {
  /** Errors and warnings: a page whose console does not stay clean fails its test. */
  complaints: string[];
}

async function watchedPage(context: BrowserContext, expected?: RegExp): Promise<VisitedPage> {
  const page = await context.newPage();
  const visited: VisitedPage = { page, console: [], complaints: [] };
  const { complaints } = visited;
  page.on('console', (message) => {
    visited.console.push(`${message.type()}: ${message.text()}`);
    const complaint = ['error', 'warning'].includes(message.type());
    if (complaint && !expected?.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    visited.console.push(String(error));
    complaints.push(String(error));
  });
  page.on('dialog', async (dialog) => {
    if (dialog.type() === 'alert') complaints.push(`window.alert: ${dialog.message()}`);
    await dialog.accept();
  });
  return visited;
}

/** The page then starts at the first sign of a visitor only: an idle browser needs time. */
async function stopTime(page: Page): Promise<void> {
  const now = Date.now();
  // The clock runs until it is paused, and a time that has passed cannot be paused at: hence a minute of room.
  await page.clock.install({ time: now - 60_000 });
  await page.clock.pauseAt(now);
}

/** For the visitor it is noon: in the evening the announcement says something else (tests/public/look/moment.test.ts). */
function beNoon(): void {
  Date.prototype.getHours = () => 12;
}

/** Tests in a real Chromium, each with a profile of its own. */
export const test = siteTest
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Browser> => {
    const executablePath = inject('chromiumPath');
    const browser = await chromium.launch({ executablePath, headless: !inject('headed'), args: FLAGS });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visit', async ({ browser, site, task }, { onCleanup }) => {
    const visited: VisitedPage[] = [];
    onCleanup(async () => {
      const failed = task.result?.state === 'fail' || visited.some(({ complaints }) => complaints.length > 0);
      const folder = failed && (await recordFailure(task.name, visited));
      const hint = folder ? `\nScreenshots and console lines: ${folder}` : '';
      for (const error of task.result?.errors ?? []) error.message += hint;
      for (const { page } of visited) await page.context().close();
      expect(
        visited.flatMap(({ complaints }) => complaints),
        `The console must stay clean.${hint}`,
      ).toEqual([]);
    });
    /** Opens a path in a new profile and waits until it is loaded. */
    return async (path: string, options: VisitOptions = {}): Promise<Page> => {
      const { url = site.url, expectedComplaint, clock, held, ...contextOptions } = options;
      const context = await browser.newContext(contextOptions);
      // As long as a poll: a busy machine is slow, not wrong.
      context.setDefaultTimeout(60_000);
      await context.addInitScript(beNoon);
      const watched = await watchedPage(context, expectedComplaint);
      const { page } = watched;
      visited.push(watched);
      if (clock) await stopTime(page);
      if (held) await hold(page);
      await page.goto(url + path, { waitUntil: held ? 'domcontentloaded' : 'load' });
      if (clock) await page.mouse.move(1, 1);
      return page;
    };
  });

/** Waits until every part of the page is hydrated, and shows what only a hydrated page shows. */
export async function booted(page: Page): Promise<Page> {
  // Asked at every frame, as by default, it would slow down what it waits for.
  await page.waitForFunction(isHydrated, undefined, { polling: 50 });
  await page.evaluate(workDone);
  return page;
}

/** React marks each element that it has taken over. What an editor of texts draws is not React's, nor the ribbon of a preview, nor the link to the editor. */
function isHydrated(): boolean {
  const ofReact = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps')) ||
    element.closest('[contenteditable], .cm-editor, preview-ribbon, edit-link') !== null;
  return [...document.querySelectorAll('main, main *, footer, a, button')].every(ofReact);
}

/** Waits until the browser has drawn so often: what it does by itself, such as scrolling, has begun by then. */
export async function framesDrawn(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
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
