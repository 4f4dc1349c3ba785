import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isMediaFile } from '#domain/images/media-name.ts';
import { type Config, ConfigError } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { createBucket } from './bucket.ts';
import { createBucketStore } from './bucket-store.ts';
import { type FileStore, StorageUnavailableError } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { withMemoryCache } from './memory-cache.ts';

/** What we keep files of, and how they are named: a folder of DATA_DIR, or a prefix of the bucket. */
export const storedNames = {
  /** What visitors sent: for administrators only. */
  files: (name: string) => /^[0-9a-f-]{36}$/.test(name),
  /** The images of the library, for everybody. */
  media: isMediaFile,
};

export const storeNames = ['files', 'media'] as const satisfies (keyof typeof storedNames)[];
export type FileStores = Record<(typeof storeNames)[number], FileStore>;

type Wanted = Pick<Config, 'dataDir' | 'bucket'>;

/** The stores of the configuration: in the bucket where it names one, in the data folder otherwise. */
export function createFileStores({ dataDir, bucket: config }: Wanted, log?: Log): FileStores {
  if (!config) {
    const inFolder = (name: keyof typeof storedNames) =>
      createFolderStore(path.join(dataDir, name), storedNames[name]);
    return { files: inFolder('files'), media: inFolder('media') };
  }
  const bucket = createBucket(config, ({ reason }) => log?.warn({ reason }, 'the bucket cannot be used'));
  const inBucket = (name: keyof typeof storedNames) =>
    createBucketStore(bucket, `${name}/`, storedNames[name]);
  return { files: inBucket('files'), media: withMemoryCache(inBucket('media')) };
}

/**
 * At the start: a bucket that refuses us is a mistake of the configuration and stops it. One that does
 * not answer may come back: the pages need it for images only.
 */
export async function checkBucket(config: Wanted, log: Log): Promise<void> {
  if (!config.bucket) return;
  await createBucket(config.bucket, () => {})
    .list('', 1)
    .catch((error: unknown) => {
      if (!(error instanceof StorageUnavailableError)) throw error;
      if (error.refused)
        throw new ConfigError(
          `S3_BUCKET ${config.bucket?.name} at ${config.bucket?.endpoint} cannot be used: ${error.reason}.`,
        );
      log.warn({ reason: error.reason }, 'the bucket does not answer: no image and no file until it does');
    });
  const left = await namesIn(config.dataDir);
  if (left > 0)
    log.warn({ left }, 'files in DATA_DIR are not used: bring them into the bucket by backup and restore');
}

/** How many files lie in the data folder, where nobody looks for them once there is a bucket. */
async function namesIn(dataDir: string): Promise<number> {
  const names = await Promise.all(
    storeNames.map((name) =>
      readdir(path.join(dataDir, name)).then(
        (all) => all.filter(storedNames[name]),
        () => [],
      ),
    ),
  );
  return names.flat().length;
}
