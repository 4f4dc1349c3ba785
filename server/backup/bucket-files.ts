import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FileStores, storedNames, storeNames } from '#server/files/file-stores.ts';

/** The files of the bucket, under the names they would have in DATA_DIR. */
export async function saveBucketFiles(stores: FileStores, folder: string): Promise<void> {
  for (const name of storeNames) {
    await mkdir(path.join(folder, name), { mode: 0o700 });
    for (const { key } of await stores[name].list()) {
      const bytes = await stores[name].read(key);
      // Absent when it was erased this very moment.
      if (bytes) await writeFile(path.join(folder, name, key), bytes, { mode: 0o600 });
    }
  }
}

export async function holdsBucketFiles(stores: FileStores): Promise<boolean> {
  const lists = await Promise.all(storeNames.map((name) => stores[name].list()));
  return lists.flat().length > 0;
}

/**
 * Puts the files of these folders into the bucket. A name never stands for two contents, so nothing that
 * is there is harmed; what is there and was not saved goes when `removeOthers` is called.
 */
export async function loadBucketFiles(stores: FileStores, folder: string) {
  const saved = new Set<string>();
  for (const name of storeNames) {
    const keys = await readdir(path.join(folder, name));
    for (const key of keys.filter(storedNames[name])) {
      await stores[name].put(key, path.join(folder, name, key));
      saved.add(`${name}/${key}`);
    }
  }
  return {
    async removeOthers(): Promise<void> {
      for (const name of storeNames) {
        for (const { key } of await stores[name].list())
          if (!saved.has(`${name}/${key}`)) await stores[name].remove(key);
      }
    },
  };
}
