import { leadKinds } from '#domain/leads/lead-kinds.ts';
import { DAY_MS } from '#domain/paris-day.ts';
import { ALERTS_KEPT_MONTHS, leadsKeptMonths, monthsBefore, VIEWS_KEPT_MONTHS } from '#domain/retention.ts';
import type { Database } from '#server/database/database.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Log } from '#server/log.ts';
import { removeCaptured } from '#server/mail/capture-transport.ts';
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
  /** Where mail is captured when there is no mail server. */
  captureFolder: string;
  removeLeads: RemoveLeads;
  log: Log;
  now: () => Date;
}

/** Removes what we have promised not to keep longer, with everything that hangs on it. */
export function createPurge({ database: { db }, files, removeLeads, log, now, ...folders }: Parts) {
  const { incomingFolder, captureFolder } = folders;

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

  /** Alerts belong to no lead that would take them along. */
  async function purgeAlerts(): Promise<number> {
    const before = monthsBefore(now(), ALERTS_KEPT_MONTHS).toISOString();
    const old = await db
      .selectFrom('outbox')
      .select('id')
      .where('lead_id', 'is', null)
      .where('created_at', '<', before)
      .limit(BATCH)
      .execute();
    const ids = old.map(({ id }) => id);
    await removeCaptured(captureFolder, ids);
    if (ids.length > 0) await db.deleteFrom('outbox').where('id', 'in', ids).execute();
    return ids.length;
  }

  async function purgeViews(): Promise<number> {
    const before = monthsBefore(now(), VIEWS_KEPT_MONTHS).toISOString().slice(0, 10);
    const { numDeletedRows } = await db.deleteFrom('page_views').where('day', '<', before).executeTakeFirst();
    return Number(numDeletedRows);
  }

  return async (): Promise<void> => {
    const removed: Record<string, number> = {};
    for (const kind of leadKinds) removed[kind] = await purgeLeads(kind);
    removed.orphanedFiles = await purgeOrphans();
    removed.alerts = await purgeAlerts();
    removed.pageViews = await purgeViews();
    log.info({ removed }, 'what is kept too long was removed');
  };
}
