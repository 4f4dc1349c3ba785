import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { figure, milliseconds, percentile } from '#tests/support/figures.ts';
import { startMeasuredSite } from '#tests/support/measured-site.ts';
import { timedRequest } from '#tests/support/timed-request.ts';

const SITEMAP_PEAK_MEGABYTES = 350;
const UNKNOWN_A_SECOND = 40;
const UNKNOWN_SECONDS = 5;
const KEPT_PAGE_MS = 100;

test('every page of the sitemap at once, right after a start, stays within the memory of a small machine', {
  timeout: 120_000,
}, async () => {
  const { url, peakMegabytes } = await startMeasuredSite();
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname);
  expect(pages.length).toBeGreaterThan(70);
  const answers = await Promise.all(pages.map((page) => timedRequest(url + page)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
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

test('[NOTFOUND-01] unknown addresses cost as little as a kept page, and a kept page beside them stays quick', async () => {
  const { url } = await startMeasuredSite();
  await timedRequest(`${url}/agence`);
  const times: number[] = [];
  const unknown: ReturnType<typeof timedRequest>[] = [];
  for (let number = 0; number < UNKNOWN_A_SECOND * UNKNOWN_SECONDS; number += 1) {
    const path = [`/nowhere-${number}`, `/en/nowhere-${number}`, `/nowhere?number=${number}`][number % 3];
    unknown.push(timedRequest(url + path));
    times.push((await timedRequest(`${url}/agence`)).ms);
    await pause(Math.max(0, 1000 / UNKNOWN_A_SECOND - (times.at(-1) ?? 0)));
  }
  const answers = await Promise.all(unknown);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  const p99 = percentile(times, 99);
  figure(
    `${UNKNOWN_A_SECOND} unknown addresses a second`,
    `a kept page beside them p50 ${milliseconds(percentile(times, 50))}, p99 ${milliseconds(p99)}`,
    `p99 under ${milliseconds(KEPT_PAGE_MS)}`,
  );
  expect(p99).toBeLessThan(KEPT_PAGE_MS);
});
