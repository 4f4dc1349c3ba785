import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './figures.ts';
import { timedRequest } from './timed-request.ts';

const KEPT_PAGE_MS = 100;
/** On a machine that is busy with other things a page is as much slower without an attack. */
const TIMES_QUIET = 3;

type Answer = Awaited<ReturnType<typeof timedRequest>>;

/** How long a kept page takes beside so many attacks a second, and how long it may take. */
export async function keptPageBeside(
  page: string,
  { count, perSecond }: { count: number; perSecond: number },
  attack: (number: number) => Promise<Answer>,
) {
  const run = async (beside: (number: number) => Promise<Answer> | undefined) => {
    const times: number[] = [];
    const answers: (Promise<Answer> | undefined)[] = [];
    for (let number = 0; number < count; number += 1) {
      answers.push(beside(number));
      const { ms } = await timedRequest(page);
      times.push(ms);
      await pause(Math.max(0, 1000 / perSecond - ms));
    }
    return { p99: percentile(times, 99), answers: await Promise.all(answers) };
  };
  await timedRequest(page);
  const quiet = await run(() => undefined);
  const { p99, answers } = await run(attack);
  return {
    quiet: quiet.p99,
    p99,
    limit: Math.max(KEPT_PAGE_MS, TIMES_QUIET * quiet.p99),
    statuses: new Set(answers.map((answer) => answer?.status)),
  };
}
