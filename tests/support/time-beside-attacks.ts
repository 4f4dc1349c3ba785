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
 * without attacks take turns: whatever else the machine does is in both. Of the seconds the middle one counts:
 * something else that stops the machine for a moment is in one of them, an attack in all.
 */
export async function cachedPageTimes(
  page: string,
  { seconds, perSecond }: { seconds: number; perSecond: number },
  attack: (number: number) => Promise<TimedResponse>,
) {
  const p99s = { quiet: [] as number[], attacked: [] as number[] };
  const responses: Promise<TimedResponse>[] = [];
  const askForASecond = async (before: () => void = () => {}): Promise<number> => {
    const times: number[] = [];
    for (let number = 0; number < perSecond; number += 1) {
      before();
      const { ms } = await timedRequest(page);
      times.push(ms);
      await pause(Math.max(0, 1000 / perSecond - ms));
    }
    return percentile(times, 99);
  };
  await timedRequest(page);
  const alone: number[] = [];
  for (let number = 0; number < ATTACKS_ALONE; number += 1) alone.push((await attack(number)).ms);
  for (let second = 0; second < seconds; second += 1) {
    p99s.quiet.push(await askForASecond());
    p99s.attacked.push(await askForASecond(() => responses.push(attack(responses.length))));
  }
  const statuses = new Set((await Promise.all(responses)).map(({ status }) => status));
  const quiet = percentile(p99s.quiet, 50);
  return {
    quiet,
    p99: percentile(p99s.attacked, 50),
    limit: Math.max(CACHED_PAGE_MS, TIMES_ALONE * quiet, TIMES_ALONE * percentile(alone, 95)),
    statuses,
  };
}
