import { leadKinds } from '#domain/leads/lead-kinds.ts';
import { DAY_MS } from '#domain/paris-day.ts';
import { leadsKeptMonths, monthsBefore } from '#domain/retention.ts';
import type { Database } from '#server/database/database.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Log } from '#server/log.ts';
import { removeLeftovers } from '#server/uploads/receive-upload.ts';
import type { RemoveLeads } from './remove-leads.ts';

const BATCH = 200;
/** A file without a lead is the trace of a crash, unless its lead is being stored this very moment. */
const ORPHAN_AFTER_MS = DAY_MS;

interface Parts {
  database: Database;
  files: FileStore;
  /** Where uploads wait while they arrive. */
  incomingFolder: string;
  removeLeads: RemoveLeads;
  log: Log;
  now: () => Date;
}

/** Removes the leads that we have promised not to keep longer, and files that belong to none. */
export function createLeadPurge({ database, files, incomingFolder, removeLeads, log, now }: Parts) {
  const { db } = database;

  async function purgeLeads(kind: (typeof leadKinds)[number]): Promise<number> {
    const before = monthsBefore(now(), leadsKeptMonths[kind]).toISOString();
    for (let removed = 0; ; ) {
      const old = await db
        .selectFrom('leads')
        .select('id')
        .where('kind', '=', kind)
        .where('created_at', '<', before)
        .limit(BATCH)
        .execute();
      if (old.length === 0) return removed;
      await removeLeads(old.map(({ id }) => id));
      removed += old.length;
    }
  }

  async function purgeOrphans(): Promise<number> {
    const before = new Date(now().getTime() - ORPHAN_AFTER_MS);
    await removeLeftovers(incomingFolder, before);
    const old = (await files.list()).filter(({ storedAt }) => storedAt < before);
    let removed = 0;
    for (const { key } of old) {
      const owner = await db.selectFrom('lead_files').select('id').where('id', '=', key).executeTakeFirst();
      if (owner) continue;
      await files.remove(key);
      removed += 1;
    }
    return removed;
  }

  return async (): Promise<void> => {
    const removed: Record<string, number> = {};
    for (const kind of leadKinds) removed[kind] = await purgeLeads(kind);
    removed.orphanedFiles = await purgeOrphans();
    if (leadKinds.some((kind) => removed[kind])) await database.scrub();
    log.info({ removed }, 'leads that were kept long enough were removed');
  };
}
