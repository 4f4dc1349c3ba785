import { readFile, rm } from 'node:fs/promises';
import type { Bucket } from './bucket.ts';
import type { FileStore } from './file-store.ts';

/**
 * Files in a bucket, below a prefix. It must be private: what visitors sent lies there too, and only
 * this site hands it out. One request writes a file, so it appears whole or not at all.
 */
export function createBucketStore(
  bucket: Bucket,
  prefix: string,
  isKey: (name: string) => boolean,
): FileStore {
  const place = (key: string) => {
    if (!isKey(key)) throw new Error('Not the key of a stored file.');
    return prefix + key;
  };
  return {
    async put(key, temporaryPath) {
      await bucket.put(place(key), await readFile(temporaryPath));
      await rm(temporaryPath, { force: true });
    },
    read: (key) => bucket.read(place(key)),
    remove: (key) => bucket.remove(place(key)),
    async list() {
      const found = await bucket.list(prefix);
      return found
        .map(({ key, storedAt }) => ({ key: key.slice(prefix.length), storedAt }))
        .filter(({ key }) => isKey(key));
    },
  };
}
