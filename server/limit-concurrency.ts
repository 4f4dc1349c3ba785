/**
 * Runs at most `max` pieces of work at once; the others wait in the order they came. Work whose signal
 * has aborted by its turn is not begun: it fails with the reason of the signal.
 */
export function limitConcurrency(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    // Whoever ends hands its place on, so the number running stays the same.
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
