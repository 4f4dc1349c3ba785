import type { ChangeFeed } from '#server/database/change-feed.ts';
import { isAffected, noteRead, type Read } from './noted-reads.ts';

/**
 * Remembers what was read under a key until the feed says that it changed. Concurrent reads share
 * one load, a failed load is not remembered, and a load that was under way when the change came
 * is never kept, so nobody is served the old value afterwards. The key is what is read, unless `readOf` says otherwise.
 */
export function createMemoisedReads<T>(changes: ChangeFeed, readOf: (key: string) => Read = (key) => key) {
  const reads = new Map<string, Promise<T>>();

  changes.subscribe((changed) => {
    for (const key of reads.keys()) {
      if (changed.some((change) => isAffected(readOf(key), change))) reads.delete(key);
    }
  });

  return (key: string, load: () => Promise<T>): Promise<T> => {
    noteRead(readOf(key));
    const known = reads.get(key);
    if (known) return known;
    const read = load();
    reads.set(key, read);
    read.catch(() => {
      if (reads.get(key) === read) reads.delete(key);
    });
    return read;
  };
}
