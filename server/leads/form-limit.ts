const WINDOW_MS = 60_000;
const PER_VISITOR = 5;
/** Of all who share an address, such as an office. */
const PER_ADDRESS = 20;
/** With those that were refused for their content: mending a form is no flood, but it has an end. */
const TRIES_PER_WINDOW = 60;
const ADDRESSES_MAX = 10_000;

export type Pass = { granted: true; giveBack(): void } | { granted: false; retryAfterSeconds: number };

interface Try {
  time: number;
  /** What the page of the visitor calls itself. Anybody can make one up, so that the address counts too. */
  mark: string;
  /** It was refused for its content, so that it does not count. */
  refused: boolean;
}

/**
 * How often one visitor, and one address, may send a form. A submit that is refused for its content does not count.
 * Without a mark all of an address are one visitor. Counted in this process alone, and never written
 * down; by a clock of milliseconds that nobody can set, for a minute is a minute when the time of day jumps.
 */
export function createFormLimit(now: () => number = () => performance.now()) {
  const taken = new Map<string, Try[]>();

  function recent(address: string): Try[] {
    const since = now() - WINDOW_MS;
    return (taken.get(address) ?? []).filter(({ time }) => time > since);
  }

  function forgetOld(): void {
    for (const address of taken.keys()) if (recent(address).length === 0) taken.delete(address);
    // So many at once is an attack from many addresses: forgetting the oldest keeps our memory.
    for (const address of taken.keys()) {
      if (taken.size < ADDRESSES_MAX) break;
      taken.delete(address);
    }
  }

  const secondsUntilGone = (oldest: Try) => Math.ceil((oldest.time + WINDOW_MS - now()) / 1000);

  return {
    take(address: string, mark = ''): Pass {
      const tries = recent(address);
      const stored = tries.filter(({ refused }) => !refused);
      const own = stored.filter((one) => one.mark === mark);
      // What has to go by first, for each limit that is reached.
      const inTheWay = [
        { all: own, most: PER_VISITOR },
        { all: stored, most: PER_ADDRESS },
        { all: tries, most: TRIES_PER_WINDOW },
      ].flatMap(({ all, most }) => all.at(-most) ?? []);
      if (inTheWay.length > 0)
        return { granted: false, retryAfterSeconds: Math.max(...inTheWay.map(secondsUntilGone)) };
      if (taken.size >= ADDRESSES_MAX) forgetOld();
      const one = { time: now(), mark, refused: false };
      taken.set(address, [...tries, one]);
      return {
        granted: true,
        giveBack() {
          one.refused = true;
        },
      };
    },
  };
}
