import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const watchers = new Set<() => void>();

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** In a copy that runs from a file the path with its query stands behind `#`; anchors never begin with a slash. */
const PATH_IN_HASH = /^(#\/[^?#]*)(\?[^#]*)?/;

/** Writes what is chosen on a page into its address: no step in the history, and no page drawn anew. */
export function replaceQuery(query: string): void {
  const { hash } = window.location;
  const address = PATH_IN_HASH.test(hash)
    ? hash.replace(PATH_IN_HASH, (_, path) => path + query)
    : query + hash;
  window.history.replaceState(window.history.state, '', address);
  for (const watcher of watchers) watcher();
}

/** The query that stands in the address, `replaceQuery` included: the router does not hear of that. */
export function addressQuery(): string {
  const { hash, search } = window.location;
  const inHash = PATH_IN_HASH.exec(hash);
  return inHash ? (inHash[2] ?? '') : search;
}

export function useAddressQuery(): string {
  const { search } = useLocation();
  return useSyncExternalStore(watch, addressQuery, () => search);
}
