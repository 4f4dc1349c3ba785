import { z } from 'zod';

/** What stands in a backup, under the names it has in DATA_DIR. */
export const SQLITE_FILE = 'vitrine.sqlite';
export const FOLDERS = ['files', 'media', 'mail'] as const;
/** The tables of PostgreSQL, one file each. */
export const TABLES_FOLDER = 'tables';
/** What the backup says of itself. */
export const FACTS = 'backup.json';

export const backupFacts = z.strictObject({
  format: z.literal(1),
  engine: z.enum(['sqlite', 'postgres']),
  /** Those the database had seen: they tell its shape. */
  migrations: z.array(z.string()).min(1),
});
export type BackupFacts = z.infer<typeof backupFacts>;
