import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';

const WAIT_MS = 5000;

/** A copy of the database as it is at one moment, while others read and write. Gives the migrations it had seen. */
export function saveSqlite(file: string, copy: string): string[] {
  if (!existsSync(file))
    throw new BackupError('There is nothing to save yet: the site has never started in this DATA_DIR.');
  const source = new DatabaseSync(file, { readOnly: true, timeout: WAIT_MS });
  try {
    source.prepare('vacuum into ?').run(copy);
    const ran = source.prepare('select name from kysely_migration order by name').all();
    return ran.map(({ name }) => String(name));
  } finally {
    source.close();
  }
}

/** Only whoever is alone with the file can end its journal: this also takes in what stands there. */
export function refuseSqliteInUse(file: string): void {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    const { errcode, message } = error as Error & { errcode?: number };
    // A database that cannot even be read may be replaced.
    if (errcode === 5) throw new BackupError('The site is running on this database: stop it first.');
    if (errcode !== 26 && errcode !== 11)
      throw new BackupError(`The database cannot be replaced: ${message}.`);
  } finally {
    database.close();
  }
}
