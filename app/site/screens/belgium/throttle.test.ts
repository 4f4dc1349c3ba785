import { beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

test('[BELGIUM-06] ten calls in ten milliseconds give one update at once and one at the end of 16 ms', () => {
  const seen: number[] = [];
  const { call } = throttle((place: number) => seen.push(place), 16);
  for (let place = 0; place < 10; place += 1) {
    call(place);
    vi.advanceTimersByTime(1);
  }
  expect(seen).toEqual([0]);
  vi.advanceTimersByTime(6);
  expect(seen).toEqual([0, 9]);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual([0, 9]);
});

test('calls further apart than that all run', () => {
  const run = vi.fn();
  const { call } = throttle(run, 16);
  for (let turn = 0; turn < 3; turn += 1) {
    call();
    vi.advanceTimersByTime(16);
  }
  expect(run).toHaveBeenCalledTimes(3);
});

test('a cancelled call does not come late', () => {
  const run = vi.fn();
  const { call, cancel } = throttle(run, 16);
  call();
  call();
  cancel();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
});
