const MINUTE_MS = 60_000;
/** So many at once is an attack from many addresses: forgetting them keeps our memory. */
const ADDRESSES_MAX = 10_000;

/** Whether one address may call once more this minute. Counted in this process alone, and never written down. */
export function createCallLimit(perMinute: number, now: () => number = () => performance.now()) {
  let minute = 0;
  const calls = new Map<string, number>();

  return (address: string): boolean => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute || calls.size >= ADDRESSES_MAX) calls.clear();
    minute = current;
    const count = (calls.get(address) ?? 0) + 1;
    calls.set(address, count);
    return count <= perMinute;
  };
}
