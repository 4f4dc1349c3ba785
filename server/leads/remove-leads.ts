import type { Transaction } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { removeCaptured } from '#server/mail/capture-transport.ts';

/** A database limits the number of values in one query. */
const BATCH = 200;

interface Parts {
  database: Database;
  files: FileStore;
  /** Where mail is captured when there is no mail server. */
  captureFolder: string;
}

/** What belongs to the removal of so many leads, in the same transaction. */
type Also = (trx: Transaction<Tables>, count: number) => Promise<void>;

/** Removes leads with all that hangs on them: files, mail, captured mail, estimate. */
export function createLeadRemoval({ database: { db, write }, files, captureFolder }: Parts) {
  /** A file goes before its row: after a crash in between, the row is still found and the work ended. */
  async function removeSome(ids: readonly string[], also: Also): Promise<void> {
    const attached = await db.selectFrom('lead_files').select('id').where('lead_id', 'in', ids).execute();
    const mails = await db.selectFrom('outbox').select('id').where('lead_id', 'in', ids).execute();
    for (const { id } of attached) await files.remove(id);
    await removeCaptured(
      captureFolder,
      mails.map(({ id }) => id),
    );
    await write(async (trx) => {
      await trx.deleteFrom('leads').where('id', 'in', ids).execute();
      await also(trx, ids.length);
    });
  }

  return async (ids: readonly string[], also: Also = async () => {}): Promise<void> => {
    for (let from = 0; from < ids.length; from += BATCH)
      await removeSome(ids.slice(from, from + BATCH), also);
  };
}

export type RemoveLeads = ReturnType<typeof createLeadRemoval>;
