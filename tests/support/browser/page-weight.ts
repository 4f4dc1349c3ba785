import type { Browser } from 'playwright-core';

export interface PageWeight {
  requests: number;
  kilobytes: number;
  scriptKilobytes: number;
  fontKilobytes: number;
  foreignRequests: string[];
  /** Children of SVG are not counted. */
  elements: number;
}

/** How long nothing is fetched until a page is taken to be complete. */
const QUIET_MS = 1000;

/** What one visit costs, with an empty cache: as far as the first view, or after scrolling to the end. */
export async function pageWeight(
  browser: Browser,
  url: string,
  { scroll = false, width = 1920 } = {},
): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width, height: 1080 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, { type: string; url: string }>();
  const bytes = { all: 0, Script: 0, Font: 0 };
  const seen: string[] = [];
  const underWay = new Set<string>();
  let lastChange = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    underWay.add(requestId);
    lastChange = performance.now();
  });
  const ended = ({ requestId }: { requestId: string }) => {
    underWay.delete(requestId);
    lastChange = performance.now();
  };
  session.on('Network.loadingFinished', ended);
  session.on('Network.loadingFailed', ended);
  /**
   * EcoIndex waits three seconds, so that what a page fetches late is counted. Here that is waited for itself:
   * the page has nothing to do, and has fetched nothing for a while.
   */
  const settled = async () => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
    while (underWay.size > 0 || performance.now() - lastChange < QUIET_MS) await page.waitForTimeout(50);
  };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, { type, url: response.url });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = types.get(requestId);
    // Without bytes it came from the cache, or was one with a request under way: React Router asks for its
    // routes again when the page changes before they are there.
    if (!response?.url.startsWith('http') || encodedDataLength === 0) return;
    seen.push(response.url);
    bytes.all += encodedDataLength;
    if (response.type === 'Script' || response.type === 'Font') bytes[response.type] += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  await settled();
  if (scroll) {
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y);
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      }
    });
    await settled();
  }
  const elements = await page.evaluate(
    () => document.querySelectorAll('*').length - document.querySelectorAll('svg *').length,
  );
  await context.close();
  return {
    requests: seen.length,
    kilobytes: bytes.all / 1000,
    scriptKilobytes: bytes.Script / 1000,
    fontKilobytes: bytes.Font / 1000,
    foreignRequests: seen.filter((address) => !address.startsWith(new URL(url).origin)),
    elements,
  };
}
