import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './figures.ts';
import { timedRequest } from './timed-request.ts';

const CACHED_PAGE_MS = 100;
/** On a machine that is busy with other things everything is as much slower: a page alone, and one attack alone. */
const TIMES_ALONE = 3;
const ATTACKS_ALONE = 20;

type TimedResponse = Awaited<ReturnType<typeof timedRequest>>;

/**
 * How long a cached page takes beside so many attacks a second, and how long it may take. Seconds with and
 * without attacks take turns: whatever else the machine does is in both.
 */
export async function cachedPageTimes(
  page: string,
  { seconds, perSecond }: { seconds: number; perSecond: number },
  attack: (number: number) => Promise<TimedResponse>,
) {
  const times = { quiet: [] as number[], attacked: [] as number[] };
  const responses: Promise<TimedResponse>[] = [];
  const ask = async (beside: 'quiet' | 'attacked') => {
    const { ms } = await timedRequest(page);
    times[beside].push(ms);
    await pause(Math.max(0, 1000 / perSecond - ms));
  };
  await timedRequest(page);
  const alone: number[] = [];
  for (let number = 0; number < ATTACKS_ALONE; number += 1) alone.push((await attack(number)).ms);
  for (let second = 0; second < seconds; second += 1) {
    for (let number = 0; number < perSecond; number += 1) await ask('quiet');
    for (let number = 0; number < perSecond; number += 1) {
      responses.push(attack(responses.length));
      await ask('attacked');
    }
  }
  const statuses = new Set((await Promise.all(responses)).map(({ status }) => status));
  const quiet = percentile(times.quiet, 99);
  return {
    quiet,
    p99: percentile(times.attacked, 99),
    limit: Math.max(CACHED_PAGE_MS, TIMES_ALONE * quiet, TIMES_ALONE * percentile(alone, 95)),
    statuses,
  };
}
