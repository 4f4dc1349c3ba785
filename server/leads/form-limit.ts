const WINDOW_MS = 60_000;
const PER_WINDOW = 5;
const ADDRESSES_MAX = 10_000;

export type Pass = { granted: true; giveBack(): void } | { granted: false; retryAfterSeconds: number };

/**
 * How often one address may send a form. A submit that is refused for its content gives its pass
 * back: mending a form is no flood. Counted in this process alone, and never written down.
 */
export function createFormLimit(now: () => Date) {
  const taken = new Map<string, number[]>();

  function recent(address: string): number[] {
    const since = now().getTime() - WINDOW_MS;
    return (taken.get(address) ?? []).filter((time) => time > since);
  }

  function forgetOld(): void {
    for (const address of taken.keys()) if (recent(address).length === 0) taken.delete(address);
    // So many at once is an attack from many addresses: forgetting the oldest keeps our memory.
    for (const address of taken.keys()) {
      if (taken.size < ADDRESSES_MAX) break;
      taken.delete(address);
    }
  }

  return {
    take(address: string): Pass {
      const times = recent(address);
      const [oldest = 0] = times;
      if (times.length >= PER_WINDOW) {
        return {
          granted: false,
          retryAfterSeconds: Math.ceil((oldest + WINDOW_MS - now().getTime()) / 1000),
        };
      }
      if (taken.size >= ADDRESSES_MAX) forgetOld();
      const time = now().getTime();
      taken.set(address, [...times, time]);
      return {
        granted: true,
        giveBack() {
          const times = taken.get(address) ?? [];
          const index = times.indexOf(time);
          if (index >= 0) taken.set(address, times.toSpliced(index, 1));
        },
      };
    },
  };
}
