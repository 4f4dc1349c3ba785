import { createBoundedCache } from '#server/bounded-cache.ts';
import type { FileStore } from './file-store.ts';

const MAX_BYTES = 32 * 1024 * 1024;
/** A file that another machine removed is gone here too after this time. */
const KEPT_MS = 10 * 60 * 1000;

/**
 * The same store, with what was read last kept in memory: for files that never change under their name and
 * that every visitor asks for, so that each is fetched over the network once and not for every visit.
 */
export function withMemoryCache(
  store: FileStore,
  now: () => number = Date.now,
  maxBytes = MAX_BYTES,
): FileStore {
  const kept = createBoundedCache<{ bytes: Buffer<ArrayBuffer>; until: number }>({
    maxSize: maxBytes,
    sizeOf: ({ bytes }) => bytes.byteLength,
  });
  return {
    ...store,
    async read(key) {
      const found = kept.get(key);
      if (found && found.until > now()) return found.bytes;
      const bytes = await store.read(key);
      if (bytes) kept.set(key, { bytes, until: now() + KEPT_MS });
      return bytes;
    },
    async put(key, temporaryPath) {
      kept.delete(key);
      await store.put(key, temporaryPath);
    },
    async remove(key) {
      kept.delete(key);
      await store.remove(key);
    },
  };
}
