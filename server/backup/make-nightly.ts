import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { isDiskLow } from '#domain/today/site-condition.ts';
import type { Config } from '#server/config.ts';
import { BackupError } from './backup-error.ts';
import { backupPlaces, nightlyName, removeOutdated } from './backup-places.ts';
import { backupsFolder } from './contents.ts';
import { makeBackup, whyItFailed } from './make-backup.ts';

/** Values only: it is sent to a thread. */
export interface NightlyTask {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket' | 'backup'>;
  /** The day that the archive is named by. */
  night: string;
}

/** One archive beside the data, a copy of it in the second place, and nothing longer than it is to be kept. */
export async function makeNightly({ config, night }: NightlyTask): Promise<void> {
  const { dataDir, backup } = config;
  const { first, second } = backupPlaces(config);
  // Before: what was broken off may be what fills the disk.
  await removeOutdated(first, backup.keep, night);
  const disk = await statfs(dataDir);
  if (isDiskLow(disk.bavail * disk.bsize))
    throw new BackupError('The disk has less than 1 GB left: the backup would fill it.');
  const archive = path.join(backupsFolder(dataDir), nightlyName(night, backup.key));
  await makeBackup(config, archive);
  await removeOutdated(first, backup.keep, night);
  if (!second) return;
  try {
    await second.put(archive);
    await removeOutdated(second, backup.keep, night);
  } catch (error) {
    throw new BackupError(`The backup is made, its copy in BACKUP_COPY is not: ${whyItFailed(error)}.`);
  }
}
