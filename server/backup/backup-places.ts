import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { outdatedBackups, type Retention } from '#domain/backups/retention.ts';
import type { Config } from '#server/config.ts';
import { createBucket } from '#server/files/bucket.ts';
import { checksumOf } from './checksums.ts';
import { archiveEnd, backupsFolder } from './contents.ts';

/** Where the backups of the nights lie. */
export interface BackupPlace {
  /** Every name that is there, ours or not. */
  names(): Promise<string[]>;
  /** Copies the archive there, whole or not at all. */
  put(archive: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Ours alone are ever removed: `npm run backup` and people name theirs otherwise. */
const NIGHTLY = /^nightly-(\d{4}-\d\d-\d\d)\.tar\.gz(?:\.enc)?$/;
const BROKEN_OFF = /^nightly-.+\.part$/;
const BUCKET_PREFIX = 'backups/';

export const nightlyName = (night: string, key: string | undefined) => `nightly-${night}${archiveEnd(key)}`;

/** Beside the data; and the second place, where one is named. */
export function backupPlaces({ dataDir, bucket, backup }: Pick<Config, 'dataDir' | 'bucket' | 'backup'>) {
  const { copyTo } = backup;
  const second =
    copyTo?.kind === 'folder' ? folderPlace(copyTo.path) : copyTo && bucket && bucketPlace(bucket);
  return { first: folderPlace(backupsFolder(dataDir)), second };
}

/** Removes what had its time, and what was broken off. */
export async function removeOutdated(place: BackupPlace, retention: Retention, today: string): Promise<void> {
  const names = await place.names();
  const dayOf = (name: string) => NIGHTLY.exec(name)?.[1] ?? '';
  const days = new Set(names.map(dayOf).filter(Boolean));
  const outdated = outdatedBackups([...days], retention, today);
  for (const name of names)
    if (outdated.includes(dayOf(name)) || BROKEN_OFF.test(name)) await place.remove(name);
}

function folderPlace(folder: string): BackupPlace {
  return {
    names: () => readdir(folder).catch(() => []),
    async put(archive) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = path.join(folder, path.basename(archive));
      await copyFile(archive, `${target}.part`);
      const handle = await open(`${target}.part`, 'r+');
      await handle.chmod(0o600);
      await handle.sync();
      await handle.close();
      await rename(`${target}.part`, target);
    },
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}

function bucketPlace(config: NonNullable<Config['bucket']>): BackupPlace {
  const bucket = createBucket(config, () => {});
  return {
    async names() {
      const found = await bucket.list(BUCKET_PREFIX);
      return found.map(({ key }) => key.slice(BUCKET_PREFIX.length));
    },
    async put(archive) {
      await bucket.putFile(BUCKET_PREFIX + path.basename(archive), archive, await checksumOf(archive));
    },
    remove: (name) => bucket.remove(BUCKET_PREFIX + name),
  };
}
