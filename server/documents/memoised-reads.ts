import { type ChangeFeed, EVERYTHING } from '#server/database/change-feed.ts';

/**
 * Remembers what was read under a key until the feed says that it changed. Concurrent reads share
 * one load, a failed load is not remembered, and a load that was under way when the change came
 * is never kept, so nobody is served the old value afterwards.
 */
export function createMemoisedReads<T>(
  changes: ChangeFeed,
  isAffected: (key: string, change: string) => boolean,
) {
  const reads = new Map<string, Promise<T>>();

  changes.subscribe((changed) => {
    for (const key of reads.keys()) {
      if (changed.some((change) => change === EVERYTHING || isAffected(key, change))) reads.delete(key);
    }
  });

  return (key: string, load: () => Promise<T>): Promise<T> => {
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
