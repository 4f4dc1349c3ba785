import { copyFile, link, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#server/config.ts';
import { prepareDataFolder } from '#server/data-folder.ts';
import { StorageUnavailableError } from '#server/files/file-store.ts';
import { createFileStores } from '#server/files/file-stores.ts';
import { pack } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { saveBucketFiles } from './bucket-files.ts';
import {
  type BackupFacts,
  FACTS,
  FOLDERS,
  keyBytes,
  LOCAL_FOLDERS,
  lastBackupFile,
  SQLITE_FILE,
  TABLES_FOLDER,
} from './contents.ts';
import { saveSqlite } from './sqlite-file.ts';

/** What a backup needs to know. It goes to a thread of its own, so it holds values only. */
export type BackupConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket'> & {
  backup: Pick<Config['backup'], 'key'>;
};

/**
 * Saves database and files in one archive, encrypted where a key is given, while the site goes on. The database
 * comes first: a file that arrives later is one too many, never one too few.
 */
export async function makeBackup(config: BackupConfig, archive: string): Promise<void> {
  const { dataDir, databaseUrl, bucket } = config;
  await prepareDataFolder(dataDir);
  await removeBrokenOff(dataDir);
  const folder = path.join(dataDir, `.backup-${process.pid}`);
  try {
    await mkdir(folder, { mode: 0o700 });
    await mkdir(path.dirname(archive), { recursive: true, mode: 0o700 });
    const migrations = databaseUrl
      ? await savePostgres(databaseUrl, path.join(folder, TABLES_FOLDER))
      : saveSqlite(path.join(dataDir, SQLITE_FILE), path.join(folder, SQLITE_FILE));
    if (bucket) await saveBucketFiles(createFileStores(config), folder);
    for (const name of bucket ? LOCAL_FOLDERS : FOLDERS)
      await linkFiles(path.join(dataDir, name), path.join(folder, name));
    const facts: BackupFacts = { format: 1, engine: databaseUrl ? 'postgres' : 'sqlite', migrations };
    await writeFile(path.join(folder, FACTS), `${JSON.stringify(facts, null, 2)}\n`);
    await pack(folder, archive, keyBytes(config.backup.key));
    // A backup that could not be noted is one all the same.
    await noteMoment(lastBackupFile(dataDir)).catch(() => {});
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(`The backup failed: ${whyItFailed(error)}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Replaced, not written over: the last one may have been made by another user. */
async function noteMoment(file: string): Promise<void> {
  await rm(file, { force: true });
  await writeFile(file, `${new Date().toISOString()}\n`, { mode: 0o644 });
}

async function savePostgres(url: string, folder: string): Promise<string[]> {
  const { saveTables } = await import('./postgres-tables.ts');
  return saveTables(url, folder);
}

/**
 * The files of one folder under a second name: they are written once and never changed, and cannot go
 * while we read. What is still arriving lies deeper and is left out.
 */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    await link(source, target)
      .catch(() => copyFile(source, target))
      .catch((error: NodeJS.ErrnoException) => {
        // Erased this very moment.
        if (error.code !== 'ENOENT') throw error;
      });
  }
}

/** What a backup that was killed left behind must not outlive what is erased on the site. */
async function removeBrokenOff(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = Number(/^\.(?:backup|restore)-(\d+)(?:\.tar\.gz)?$/.exec(name)?.[1]);
    // In a container each process has the number of the one that was killed.
    if (pid === process.pid || (pid && !isRunning(pid)))
      await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be asked, and is there.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

export function whyItFailed(error: unknown): string {
  if (error instanceof StorageUnavailableError) return `the bucket cannot be used, ${error.reason}`;
  const { code, message } = error as NodeJS.ErrnoException & { errcode?: number };
  return code === 'ENOSPC' || /disk is full/.test(message) ? 'the disk is full' : message;
}
