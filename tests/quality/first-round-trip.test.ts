import { brotliDecompressSync, constants } from 'node:zlib';
import { expect } from 'vitest';
import { test } from '#tests/support/browser/browser.ts';
import { listedPaths } from '#tests/support/listed-paths.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

/** What a server may send before it hears from a new visitor: ten packets. */
const FIRST_ROUND_TRIP = 14 * 1024;

/** What a browser can read of a page when that much of the compressed answer is there. */
async function beginningOf(url: string): Promise<string> {
  const { headers, body } = await rawRequest(url, { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  const begun = Buffer.from(body, 'latin1').subarray(0, FIRST_ROUND_TRIP);
  return brotliDecompressSync(begun, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

test('[PAINT-03] the headline of every page comes with the first round trip, with every style before it', async ({
  site,
}) => {
  const late: string[] = [];
  for (const path of await listedPaths(site)) {
    const begun = await beginningOf(site.url + path);
    if (!/<style>.*<\/style>.*<h1.*<\/h1>/s.test(begun)) late.push(path);
  }
  expect(late).toEqual([]);
});

test('[PAINT-04] what only scripts and other machines read stands behind all that is seen', async ({
  site,
}) => {
  for (const path of await listedPaths(site)) {
    const page = await site.text(path);
    const seen = page.lastIndexOf('</footer>');
    expect(seen).toBeGreaterThan(0);
    for (const unseen of ['window.__reactRouterContext', 'type="text/plain"', 'application/ld+json'])
      expect([path, unseen, page.indexOf(unseen) > seen]).toEqual([path, unseen, true]);
  }
});
