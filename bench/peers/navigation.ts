import type { Browser } from 'playwright-core';

const HOVER_MS = 600;
const SETTLE_MS = 1500;

interface Clock {
  shownAt?: number;
}

/** Milliseconds from a click on a link the pointer has rested on to the next page's heading being painted. */
export async function measureNavigation(browser: Browser, siteUrl: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchHeading);
  await page.goto(siteUrl, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const link = page.locator('header a.button[href="/contact"]');
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  await link.click();
  await page.waitForFunction(() => (window as Clock).shownAt !== undefined);
  const took = await page.evaluate(() => ((window as Clock).shownAt ?? Number.NaN) - Number(window.name));
  await context.close();
  return took;
}

/** Runs in each page. The moment of the click outlives its page in the name of the window. */
function watchHeading(): void {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener('click', () => (window.name = String(now())), true);
  const look = () => {
    if (window.name && location.pathname === '/contact' && document.querySelector('main h1 ~ div dl'))
      (window as Clock).shownAt ??= now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
