import type { FileStore } from './file-store.ts';

const MAX_BYTES = 32 * 1024 * 1024;
/** A file that another machine removed is gone here too after this time. */
const KEPT_MS = 10 * 60 * 1000;

/**
 * The same store, with what was read last kept in memory: for files that never change under their name and
 * that every visitor asks for, so that each is fetched over the network once and not for every visit.
 */
export function keptInMemory(
  store: FileStore,
  now: () => number = Date.now,
  maxBytes = MAX_BYTES,
): FileStore {
  /** The one read longest ago comes first. */
  const kept = new Map<string, { bytes: Buffer<ArrayBuffer>; until: number }>();
  let size = 0;

  function drop(key: string): void {
    size -= kept.get(key)?.bytes.byteLength ?? 0;
    kept.delete(key);
  }

  function keep(key: string, bytes: Buffer<ArrayBuffer>, until: number): void {
    drop(key);
    kept.set(key, { bytes, until });
    size += bytes.byteLength;
    for (const oldest of kept.keys()) {
      if (size <= maxBytes) return;
      drop(oldest);
    }
  }

  return {
    ...store,
    async read(key) {
      const found = kept.get(key);
      if (found && found.until > now()) {
        keep(key, found.bytes, found.until);
        return found.bytes;
      }
      const bytes = await store.read(key);
      if (bytes) keep(key, bytes, now() + KEPT_MS);
      return bytes;
    },
    async put(key, temporaryPath) {
      drop(key);
      await store.put(key, temporaryPath);
    },
    async remove(key) {
      drop(key);
      await store.remove(key);
    },
  };
}
