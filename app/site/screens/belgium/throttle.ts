/**
 * A function that runs at once and then at most every so often; the last call in between runs when
 * the time is over, unless it is cancelled.
 */
export function throttle<Args extends unknown[]>(run: (...args: Args) => void, everyMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let next: Args | undefined;

  const call = (...args: Args) => {
    if (timer !== undefined) {
      next = args;
      return;
    }
    run(...args);
    timer = setTimeout(() => {
      timer = undefined;
      const late = next;
      next = undefined;
      if (late) call(...late);
    }, everyMs);
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    next = undefined;
  };
  return { call, cancel };
}
