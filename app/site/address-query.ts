import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const watchers = new Set<() => void>();

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Writes what is chosen on a page into its address: no step in the history, and no page drawn anew. */
export function replaceQuery(query: string): void {
  window.history.replaceState(window.history.state, '', query + window.location.hash);
  for (const watcher of watchers) watcher();
}

/** The query that stands in the address, `replaceQuery` included: the router does not hear of that. */
export function useAddressQuery(): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    watch,
    () => window.location.search,
    () => search,
  );
}
