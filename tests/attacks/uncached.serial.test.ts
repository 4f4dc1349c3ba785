import { expect, test } from 'vitest';
import { figure, milliseconds } from '#tests/support/figures.ts';
import { startMeasuredSite } from '#tests/support/site/measured-site.ts';
import { cachedPageTimes } from '#tests/support/time-beside-attacks.ts';
import { timedRequest } from '#tests/support/timed-request.ts';

const SITEMAP_PEAK_MEGABYTES = 350;
const UNKNOWN_A_SECOND = 40;
const UNKNOWN_SECONDS = 5;

test('every page of the sitemap at once, right after a start, stays within the memory of a small machine', {
  timeout: 120_000,
}, async () => {
  const { url, peakMegabytes } = await startMeasuredSite();
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname);
  expect(pages.length).toBeGreaterThan(70);
  const responses = await Promise.all(pages.map((page) => timedRequest(url + page)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const peak = await peakMegabytes();
  figure(
    `${pages.length} pages at once after a start`,
    `${Math.round(peak)} MB at most`,
    `under ${SITEMAP_PEAK_MEGABYTES} MB`,
  );
  expect(peak).toBeLessThan(SITEMAP_PEAK_MEGABYTES);
});

test('an invented session cookie does not go round the cache', async () => {
  const { url, metrics } = await startMeasuredSite();
  const hits = async () => (await metrics()).get('vitrine_cache_hits_total') ?? 0;
  await timedRequest(`${url}/agence`);
  const before = await hits();
  for (const cookie of ['session=junk', '__Host-session=junk', 'a=b; session=']) {
    expect((await timedRequest(`${url}/agence`, { headers: { cookie } })).status).toBe(200);
  }
  expect((await hits()) - before).toBe(3);
});

test('[NOTFOUND-01] unknown addresses cost as little as a kept page, and a kept page beside them stays quick', {
  timeout: 120_000,
}, async () => {
  const { url, cpuOf } = await startMeasuredSite();
  const unknown = (number: number) => {
    const paths = [`/nowhere-${number}`, `/en/nowhere-${number}`, `/nowhere?number=${number}`];
    return timedRequest(url + paths[number % paths.length]);
  };
  const hundred = (ask: (number: number) => Promise<unknown>) =>
    cpuOf(async () => {
      for (let number = 0; number < 100; number += 1) await ask(number);
    });
  const drawn = (number: number) => timedRequest(`${url}/contact?message=${number}`);
  await hundred(drawn);
  await hundred(unknown);
  const cost = { drawn: await hundred(drawn), unknown: await hundred(unknown) };
  expect(cost.unknown).toBeLessThan(cost.drawn / 2);

  const { quiet, p99, limit, statuses } = await cachedPageTimes(
    `${url}/agence`,
    { seconds: UNKNOWN_SECONDS, perSecond: UNKNOWN_A_SECOND },
    unknown,
  );
  expect(statuses).toEqual(new Set([404]));
  figure(
    `${UNKNOWN_A_SECOND} unknown addresses a second`,
    `${milliseconds(cost.unknown / 100)} of a processor each (a page that is drawn: ${milliseconds(cost.drawn / 100)}), a kept page beside them p99 ${milliseconds(p99)}, alone ${milliseconds(quiet)}`,
    `p99 under ${milliseconds(limit)}`,
  );
  expect(p99).toBeLessThan(limit);
});
