import { useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
let waiting = 0;

/** The exported file runs without network, and is never offline. */
export const isOffline = () => !navigator.onLine && location.protocol !== 'file:';

/** Waits for the network. The page says so meanwhile. */
export async function networkBack(): Promise<void> {
  count(1);
  while (isOffline()) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  count(-1);
}

/** Fetches what a click asked for: without network, when it is back. */
export async function patiently<Fetched>(load: () => Promise<Fetched>): Promise<Fetched> {
  try {
    return await load();
  } catch (error) {
    if (!isOffline()) throw error;
    await networkBack();
    return load();
  }
}

/** Whether something that was asked for waits for the network. */
export function useIsWaiting(): boolean {
  return useSyncExternalStore(
    watch,
    () => waiting > 0,
    () => false,
  );
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function count(by: number): void {
  waiting += by;
  for (const watcher of watchers) watcher();
}
