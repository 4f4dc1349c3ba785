import path from 'node:path';
import { z } from 'zod';
import { storeNames } from '#server/files/file-stores.ts';

/** What stands in a backup, under the names it has in DATA_DIR, also where files are kept in a bucket. */
export const SQLITE_FILE = 'vitrine.sqlite';
/** Never in the bucket: captured mail. */
export const LOCAL_FOLDERS = ['mail'] as const;
export const FOLDERS = [...storeNames, ...LOCAL_FOLDERS] as const;
/** The tables of PostgreSQL, one file each. */
export const TABLES_FOLDER = 'tables';
/** What the backup says of itself. */
export const FACTS = 'backup.json';

/** Where archives are put that nobody named a place for. They are in no backup. */
export const backupsFolder = (dataDir: string) => path.join(dataDir, 'backups');
/** How the name of an archive ends; an encrypted one is no gzip. */
export const archiveEnd = (key: string | undefined) => (key ? '.tar.gz.enc' : '.tar.gz');
export const keyBytes = (key: string | undefined) => (key ? Buffer.from(key, 'hex') : undefined);

/** Where DATA_DIR keeps when the last backup was made. It is in no backup. */
export const lastBackupFile = (dataDir: string) => path.join(dataDir, 'last-backup');

export const backupFacts = z.strictObject({
  format: z.literal(1),
  engine: z.enum(['sqlite', 'postgres']),
  /** Those the database had seen: they tell its shape. */
  migrations: z.array(z.string()).min(1),
});
export type BackupFacts = z.infer<typeof backupFacts>;
