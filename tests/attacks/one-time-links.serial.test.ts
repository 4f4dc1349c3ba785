import { expect, test } from 'vitest';
import { figure, milliseconds } from '#tests/support/figures.ts';
import { startMeasuredSite } from '#tests/support/site/measured-site.ts';
import { cachedPageTimes } from '#tests/support/time-beside-attacks.ts';
import { timedRequest } from '#tests/support/timed-request.ts';

const LINKS = ['/admin/invitation', '/admin/setup'];
const SECONDS = 5;
const POSTS_A_SECOND = 60;

test('invented tokens of one-time links cost no hashing, and a kept page beside them stays quick', {
  timeout: 120_000,
}, async () => {
  const { url, cpuOf } = await startMeasuredSite();
  const address = (number: number) => `${url}${LINKS[number % LINKS.length]}?token=invented-${number}`;
  const body = String(new URLSearchParams({ email: 'eve@example.com', password: 'Correct-horse-battery-9' }));
  const post = (number: number) =>
    timedRequest(address(number), {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  for (let number = 0; number < 20; number += 1) await post(number);
  const looking = await cpuOf(async () => {
    for (let number = 0; number < 100; number += 1) await timedRequest(address(number));
  });
  const posting = await cpuOf(async () => {
    for (let number = 0; number < 100; number += 1) expect((await post(number)).status).toBe(410);
  });
  // The same page is drawn for both; a hash costs several times as much.
  expect(posting).toBeLessThan(1.7 * looking);

  const { quiet, p99, limit, statuses } = await cachedPageTimes(
    `${url}/agence`,
    { seconds: SECONDS, perSecond: POSTS_A_SECOND },
    post,
  );
  expect(statuses).toEqual(new Set([410]));
  figure(
    `${POSTS_A_SECOND} invented tokens a second`,
    `${milliseconds(posting / 100)} of a processor each (looking at the page: ${milliseconds(looking / 100)}), a kept page beside them p99 ${milliseconds(p99)}, alone ${milliseconds(quiet)}`,
    `no hashing, p99 under ${milliseconds(limit)}`,
  );
  expect(p99).toBeLessThan(limit);
});
