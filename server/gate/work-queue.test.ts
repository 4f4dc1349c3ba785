import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withOrigin } from '#server/audit/origin.ts';
import { createWorkQueue } from './work-queue.ts';

const ample = { atOnce: 1, waiting: 100, waitingEach: 100 };

/** Work that ends when it is told to. */
function pieces() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test('two run at once, the others wait in the order they came', async () => {
  const queue = createWorkQueue({ ...ample, atOnce: 2 });
  const { begun, work, end } = pieces();
  const results = ['a', 'b', 'c', 'd'].map((name) => queue.pass(work(name)));
  await expect.poll(() => begun).toEqual(['a', 'b']);
  expect(queue.figures()).toEqual({ running: 2, waiting: 2, refusals: 0 });
  end('b');
  expect(await results[1]).toBe('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  expect(queue.figures()).toEqual({ running: 0, waiting: 0, refusals: 0 });
});

test('work that fails makes room for the next', async () => {
  const queue = createWorkQueue(ample);
  const failing = queue.pass(() => Promise.reject(new Error('no')));
  const next = queue.pass(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});

test('[TRUST-41] each piece begins in a turn of its own, also of different queues: what came in between is heard', async () => {
  const queues = [createWorkQueue({ ...ample, atOnce: 2 }), createWorkQueue(ample)];
  let turn = 0;
  const begunIn: number[] = [];
  const passes = [...queues, ...queues].map((queue) => queue.pass(async () => void begunIn.push(turn)));
  while (begunIn.length < passes.length) {
    await nextTurn();
    turn += 1;
  }
  await Promise.all(passes);
  expect(new Set(begunIn).size).toBe(passes.length);
});

test('[TRUST-41] visitors take turns by their address', async () => {
  const queue = createWorkQueue(ample);
  const { begun, work, end } = pieces();
  for (const name of ['a1', 'a2', 'a3', 'b1']) withOrigin(name.charAt(0), () => void queue.pass(work(name)));
  for (const name of ['a1', 'b1', 'a2']) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    end(name);
  }
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2', 'a3']);
  end('a3');
});

test('[TRUST-41] a full line refuses: 429 who filled it alone, 503 when all did', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 3, waitingEach: 2 });
  const { work } = pieces();
  const ask = (visitor: string) =>
    withOrigin(visitor, () => queue.pass(work(visitor)).catch((error: unknown) => error));
  const [, , second, third] = [ask('a'), ask('a'), ask('a'), ask('a')];
  expect(await third).toMatchObject({ status: 429, retryAfter: 5 });
  ask('b');
  ask('c');
  // The last piece of whoever brought most has made room.
  expect(await second).toMatchObject({ status: 503, retryAfter: 5 });
  expect(await ask('d')).toMatchObject({ status: 503, retryAfter: 5 });
  expect(queue.figures()).toEqual({ running: 1, waiting: 3, refusals: 3 });
});

test('[TRUST-41] whoever has left is out of the line at once, and nothing is begun for them', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 2, waitingEach: 2 });
  const { begun, work, end } = pieces();
  const first = queue.pass(work('first'));
  const leaving = new AbortController();
  const left = queue.pass(work('left'), leaving.signal);
  const last = queue.pass(work('last'));
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect(queue.figures()).toEqual({ running: 1, waiting: 1, refusals: 0 });
  await expect(queue.pass(work('gone before'), leaving.signal)).rejects.toThrow('left');
  await expect.poll(() => begun).toEqual(['first']);
  end('first');
  await first;
  await expect.poll(() => begun).toEqual(['first', 'last']);
  end('last');
  expect(await last).toBe('last');
});

test('[TRUST-41] whoever has waited too long is refused', async () => {
  const queue = createWorkQueue({ ...ample, patienceMs: 20 });
  const { begun, work, end } = pieces();
  const first = queue.pass(work('first'));
  await expect(queue.pass(work('late'))).rejects.toMatchObject({ status: 503 });
  end('first');
  expect(await first).toBe('first');
  expect(begun).toEqual(['first']);
});
