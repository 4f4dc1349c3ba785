import { useSyncExternalStore } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Something that only the browser knows to be so, as it changes. It is not so until the page is alive. */
export function useBrowserFact(subscribe: (notify: () => void) => () => void, isSo: () => boolean): boolean {
  const hydrated = useHydrated();
  const so = useSyncExternalStore(subscribe, isSo, () => false);
  return hydrated && so;
}
