import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

/** Where files that visitors sent are kept. Keys are random and ours: no name of a visitor's reaches it. */
export interface FileStore {
  /** Takes over the file at this path. When it resolves, the file outlives a power cut. */
  put(key: string, temporaryPath: string): Promise<void>;
  /** Undefined when there is no such file. */
  read(key: string): Promise<ReadableStream<Uint8Array> | undefined>;
  remove(key: string): Promise<void>;
  list(): Promise<{ key: string; storedAt: Date }[]>;
}

const KEY = /^[0-9a-f-]{36}$/;

/** Files in one folder of this machine, readable by nobody else on it. */
export function createDiskStore(folder: string): FileStore {
  const place = (key: string) => {
    if (!KEY.test(key)) throw new Error('Not the key of a stored file.');
    return path.join(folder, key);
  };
  return {
    async put(key, temporaryPath) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await syncToDisk(temporaryPath);
      await rename(temporaryPath, place(key));
      await syncToDisk(folder);
    },
    async read(key) {
      const file = place(key);
      const found = await stat(file).catch(() => undefined);
      return found && (Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>);
    },
    async remove(key) {
      await rm(place(key), { force: true });
    },
    async list() {
      const names = await readdir(folder).catch(() => []);
      const files = names.filter((name) => KEY.test(name));
      return Promise.all(
        files.map(async (key) => ({ key, storedAt: (await stat(path.join(folder, key))).mtime })),
      );
    },
  };
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
