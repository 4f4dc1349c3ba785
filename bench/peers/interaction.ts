import type { Browser, CDPSession, Page } from 'playwright-core';

export interface Interaction {
  /** The slowest answer to a tap on the menu, the lamp or the bell, once the page is at rest. */
  restedMs: number;
  /** The same for taps from the first paint on, while scripts are still on their way. */
  bootingMs: number;
  /** Script files asked for before the first paint. */
  earlyScripts: number;
}

const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const BOOT_TAPS = 8;
const TAP_PAUSE_MS = 150;
const SETTLE_MS = 2500;

/** How quickly a page answers a finger on a telephone whose processor is four times slower than this one. */
export async function measureInteraction(browser: Browser, url: string): Promise<Interaction> {
  const booting = await onSlowPhone(browser, url, tapWhileBooting);
  const rested = await onSlowPhone(browser, url, tapAtRest);
  return { restedMs: rested.slowest, bootingMs: booting.slowest, earlyScripts: rested.earlyScripts };
}

async function onSlowPhone(browser: Browser, url: string, visit: (page: Page) => Promise<void>) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watchEvents);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await visit(page);
  await page.waitForTimeout(SETTLE_MS);
  const figures = await page.evaluate(() => ({
    slowest: Math.max(0, ...((window as unknown as Watched).slowTaps ?? [])),
    earlyScripts: scriptsBefore(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
  }));
  await context.close();
  return figures;
}

interface Watched {
  slowTaps?: number[];
}

declare function scriptsBefore(time: number): number;

/** Runs in the page, before anything of it. The browser itself reports how long each tap took to be shown. */
function watchEvents(): void {
  const taps: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) taps.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const scriptsBefore = (time: number) =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, startTime, initiatorType }) =>
        startTime < time && (initiatorType === 'script' || /\.m?js($|\?)/.test(name)),
    ).length;
  Object.assign(window, { slowTaps: taps, scriptsBefore });
}

/** On the lamp, which has its place before it does anything; on the heading where there is no lamp. */
async function tapWhileBooting(page: Page): Promise<void> {
  const lamp = await page.locator('header button.round-button, main h1').first().boundingBox();
  if (!lamp) return;
  for (let tap = 0; tap < BOOT_TAPS; tap += 1) {
    await page.touchscreen.tap(lamp.x + lamp.width / 2, lamp.y + lamp.height / 2);
    await page.waitForTimeout(TAP_PAUSE_MS);
  }
}

async function tapAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForTimeout(SETTLE_MS);
  const tap = async (selector: string) => {
    const place = page.locator(selector).filter({ visible: true }).first();
    if ((await place.count()) === 0) return;
    await place.tap();
    await page.waitForTimeout(TAP_PAUSE_MS * 4);
  };
  await tap('header button.round-button');
  await tap('header button[aria-expanded].round-button');
  await tap('dialog .round-button');
  await tap('aside button.fixed');
}
