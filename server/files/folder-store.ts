import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store.ts';

/** Files in one folder of this machine, readable by nobody else on it. */
export function createFolderStore(folder: string, isKey: (name: string) => boolean): FileStore {
  const place = (key: string) => {
    if (!isKey(key)) throw new Error('Not the key of a stored file.');
    return path.join(folder, key);
  };
  return {
    async put(key, temporaryPath) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await syncToDisk(temporaryPath);
      await rename(temporaryPath, place(key));
      await syncToDisk(folder);
    },
    read: (key) => readFile(place(key)).catch(absent),
    async remove(key) {
      await rm(place(key), { force: true });
    },
    async list() {
      const names = await readdir(folder).catch(() => []);
      return Promise.all(
        names.filter(isKey).map(async (key) => ({ key, storedAt: (await stat(place(key))).mtime })),
      );
    },
  };
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
