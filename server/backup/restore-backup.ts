import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { prepareDataFolder } from '#server/data-folder.ts';
import { migrationNames } from '#server/database/migrate.ts';
import { StorageUnavailableError } from '#server/files/file-store.ts';
import { createFileStores } from '#server/files/file-stores.ts';
import { unpack } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { holdsBucketFiles, loadBucketFiles } from './bucket-files.ts';
import {
  type BackupFacts,
  backupFacts,
  FACTS,
  FOLDERS,
  keyBytes,
  SQLITE_FILE,
  TABLES_FOLDER,
} from './contents.ts';
import type { BackupConfig } from './make-backup.ts';
import { refuseSqliteInUse } from './sqlite-file.ts';

interface Options {
  config: BackupConfig;
  archive: string;
  /** Replace what is there. */
  force: boolean;
}

/**
 * Brings back what an archive holds. It is read and checked whole before anything is touched; the site
 * must not be running.
 */
export async function restoreBackup({ config, archive, force }: Options): Promise<void> {
  const { dataDir, databaseUrl, bucket } = config;
  await prepareDataFolder(dataDir);
  const folder = path.join(dataDir, `.restore-${process.pid}`);
  try {
    await mkdir(folder, { mode: 0o700 });
    await unpack(archive, folder, keyBytes(config.backup.key));
    const facts = await readFacts(folder, archive);
    refuseForeign(facts, databaseUrl);
    if (!force) await refuseNonEmpty(config);
    // First, because it can fail for reasons of the network, and harms nothing that is there.
    const inBucket = bucket && (await loadBucketFiles(createFileStores(config), folder));
    if (databaseUrl) await loadPostgres(databaseUrl, path.join(folder, TABLES_FOLDER), facts);
    else await replaceSqlite(folder, dataDir);
    // With a bucket the folders are empty by now: nothing of it may go on lying in the data folder.
    for (const name of FOLDERS) await replace(folder, dataDir, name);
    await inBucket?.removeOthers();
  } catch (error) {
    if (error instanceof BackupError) throw error;
    if (error instanceof StorageUnavailableError)
      throw new BackupError(`The restore failed: the bucket cannot be used, ${error.reason}.`);
    throw new BackupError(`The restore failed: ${(error as Error).message}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readFacts(folder: string, archive: string): Promise<BackupFacts> {
  const text = await readFile(path.join(folder, FACTS), 'utf8').catch(() => '{}');
  const facts = backupFacts.safeParse(JSON.parse(text));
  if (!facts.success) throw new BackupError(`${archive} is no backup of this site.`);
  return facts.data;
}

function refuseForeign({ engine, migrations }: BackupFacts, databaseUrl: string | undefined): void {
  if (engine === 'postgres' && !databaseUrl)
    throw new BackupError('This backup was made on PostgreSQL: set DATABASE_URL to an empty database.');
  if (engine === 'sqlite' && databaseUrl)
    throw new BackupError('This backup was made on SQLite: take DATABASE_URL away.');
  const unknown = migrations.find((name) => !migrationNames.includes(name));
  if (unknown)
    throw new BackupError(
      `This backup was made by a newer version of the site (it knows ${unknown}): install that one.`,
    );
}

async function refuseNonEmpty(config: Options['config']): Promise<void> {
  const { dataDir, databaseUrl, bucket } = config;
  for (const name of [SQLITE_FILE, ...FOLDERS]) {
    if (await holdsSomething(path.join(dataDir, name)))
      throw new BackupError(
        `DATA_DIR ${dataDir} already holds ${name}: add --force to replace what is there.`,
      );
  }
  if (bucket && (await holdsBucketFiles(createFileStores(config))))
    throw new BackupError(`S3_BUCKET ${bucket.name} is not empty: add --force to replace what is there.`);
  if (!databaseUrl) return;
  const { hasTables } = await import('./postgres-tables.ts');
  if (await hasTables(databaseUrl))
    throw new BackupError('The database of DATABASE_URL is not empty: add --force to replace what is there.');
}

async function holdsSomething(place: string): Promise<boolean> {
  const found = await stat(place).catch(() => undefined);
  return found?.isDirectory() ? (await readdir(place)).length > 0 : found !== undefined;
}

async function loadPostgres(url: string, folder: string, { migrations }: BackupFacts): Promise<void> {
  const { loadTables } = await import('./postgres-tables.ts');
  await loadTables(url, folder, migrations.toSorted().at(-1) ?? '');
}

async function replaceSqlite(folder: string, dataDir: string): Promise<void> {
  refuseSqliteInUse(path.join(dataDir, SQLITE_FILE));
  // A journal of the old database would be played back into the new one.
  for (const end of ['-wal', '-shm']) await rm(path.join(dataDir, SQLITE_FILE + end), { force: true });
  await replace(folder, dataDir, SQLITE_FILE);
}

async function replace(folder: string, dataDir: string, name: string): Promise<void> {
  await rm(path.join(dataDir, name), { recursive: true, force: true });
  await rename(path.join(folder, name), path.join(dataDir, name));
}
