import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

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
  const run = limitConcurrency(2);
  const { begun, work, end } = pieces();
  const results = ['a', 'b', 'c', 'd'].map((name) => run(work(name)));
  expect(begun).toEqual(['a', 'b']);
  end('b');
  expect(await results[1]).toBe('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

test('work that fails makes room for the next', async () => {
  const run = limitConcurrency(1);
  const failing = run(() => Promise.reject(new Error('no')));
  const next = run(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});

test('work that nobody wants any more at its turn is not begun', async () => {
  const run = limitConcurrency(1);
  const { begun, work, end } = pieces();
  const first = run(work('first'));
  const leaving = new AbortController();
  const left = run(work('left'), leaving.signal);
  const last = run(work('last'));
  leaving.abort(new Error('left'));
  end('first');
  await first;
  await expect(left).rejects.toThrow('left');
  await expect.poll(() => begun).toEqual(['first', 'last']);
  end('last');
  expect(await last).toBe('last');
});
