import { chmod, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { DAY_MS } from '#domain/paris-day.ts';
import { SAFETY_COPIES_KEPT_DAYS } from '#domain/retention.ts';

const KEPT_MS = SAFETY_COPIES_KEPT_DAYS * DAY_MS;
const MARK = '.before-';

/** The SQLite file as it is before this migration changes it, beside it. */
export async function copyBefore(db: Kysely<unknown>, file: string, migration: string): Promise<void> {
  const copy = `${file}${MARK}${migration}`;
  const part = `${copy}.${process.pid}.part`;
  await rm(part, { force: true });
  await sql`vacuum into ${part}`.execute(db);
  await chmod(part, 0o600);
  await rename(part, copy);
}

/** Removes the copies that are older than they may be kept. */
export function createCopyPurge(folder: string, now: () => Date) {
  return async (): Promise<void> => {
    for (const name of await readdir(folder)) {
      if (!name.includes(`.sqlite${MARK}`)) continue;
      const copy = path.join(folder, name);
      if (now().getTime() - (await stat(copy)).mtimeMs > KEPT_MS) await rm(copy, { force: true });
    }
  };
}
