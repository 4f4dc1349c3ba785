import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first paint, true once the page is alive. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
