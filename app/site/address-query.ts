import { useSyncExternalStore } from 'react';
import { useHref, useLocation } from 'react-router';

const watchers = new Set<() => void>();
/** What was written last, and into which entry of the history. */
let written = { key: '', query: '' };

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const writtenLast = () => written;

/** The query that stands in the address, and a way to write another that the router does not hear of. */
export function useAddressQuery() {
  const { key, search, hash } = useLocation();
  const page = useHref({ search: '', hash: '' });
  const last = useSyncExternalStore(watch, writtenLast, writtenLast);
  return {
    query: last.key === key ? last.query : search,
    /** Writes what is chosen on a page into its address: no step in the history, and no page drawn anew. */
    replaceQuery(query: string): void {
      window.history.replaceState(window.history.state, '', page + query + hash);
      written = { key, query };
      for (const watcher of watchers) watcher();
    },
  };
}
