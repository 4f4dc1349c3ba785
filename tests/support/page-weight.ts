import type { Browser } from 'playwright-core';

export interface PageWeight {
  requests: number;
  kilobytes: number;
  scriptKilobytes: number;
  foreignRequests: string[];
  /** Children of SVG are not counted. */
  elements: number;
}

const SETTLE_MS = 1500;

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
  let bytes = 0;
  let scriptBytes = 0;
  const kept = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!kept.has(requestId) && !response.fromDiskCache) types.set(requestId, { type, url: response.url });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (types.get(requestId)?.type === 'Script') scriptBytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  if (scroll) {
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    });
    await page.waitForTimeout(SETTLE_MS);
  }
  const elements = await page.evaluate(
    () => document.querySelectorAll('*').length - document.querySelectorAll('svg *').length,
  );
  await context.close();
  const seen = [...types.values()].filter(({ url: address }) => address.startsWith('http'));
  return {
    requests: seen.length,
    kilobytes: bytes / 1000,
    scriptKilobytes: scriptBytes / 1000,
    foreignRequests: seen
      .map(({ url: address }) => address)
      .filter((address) => !address.startsWith(new URL(url).origin)),
    elements,
  };
}
