import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and while the server's HTML is hydrated, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
