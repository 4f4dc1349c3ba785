import type { Transaction } from 'kysely';
import type { AuditAction } from '#domain/audit/audit-events.ts';
import { RequestError } from '#domain/request-error.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import { databaseTime } from '#server/database/database-clock.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { leadsOf } from './inbox.ts';
import type { RemoveLeads } from './remove-leads.ts';

interface Parts {
  database: Database;
  outbox: Outbox;
  removeLeads: RemoveLeads;
  /** Called when there is mail to send. */
  wakeOutboxWorker: () => void;
  now: () => Date;
}

type Ids = readonly string[];
type Marks = { read_at?: string; archived_at?: string; suspect?: 0 | 1 };

/** What an administrator does with leads, one or several at a time. */
export function createInboxActions({
  database: { db, write, engine, scrub },
  outbox,
  removeLeads,
  wakeOutboxWorker,
  now,
}: Parts) {
  const isoNow = () => now().toISOString();

  /** Those of several that are gone are passed over; that all of them are is said. */
  function mark(ids: Ids, marks: Marks, also?: (trx: Transaction<Tables>) => Promise<void>): Promise<void> {
    return write(async (trx) => {
      if (ids.length === 0) throw new RequestError(422, 'Nothing is chosen.', { reason: 'nothing-chosen' });
      const changing = trx.updateTable('leads').set(marks).where('id', 'in', ids);
      const { numUpdatedRows } = await changing.executeTakeFirst();
      if (numUpdatedRows === 0n)
        throw new RequestError(404, 'There is no such message.', { reason: 'message-unknown' });
      await also?.(trx);
    });
  }

  /** A file or a mail that is under way would be left behind. */
  async function remove(ids: Ids, action: AuditAction, who: string): Promise<number> {
    if (ids.length === 0) return 0;
    const leaving = await db
      .selectFrom('outbox')
      .select('id')
      .where('lead_id', 'in', ids)
      .where('claimed_until', '>', databaseTime(engine))
      .executeTakeFirst();
    if (leaving) throw new RequestError(409, 'A mail is being sent.', { reason: 'mail-being-sent' });
    await removeLeads(ids, (trx, count) =>
      recordAuditEvent(trx, { at: now(), who, action, subject: `leads/${count}` }),
    );
    await scrub();
    return ids.length;
  }

  return {
    setRead: (ids: Ids, read: boolean) => mark(ids, { read_at: read ? isoNow() : '' }),
    setArchived: (ids: Ids, archived: boolean) => mark(ids, { archived_at: archived ? isoNow() : '' }),

    /** People wrote them after all: each moves to its box, and the mail that was held leaves. */
    async clear(ids: Ids): Promise<void> {
      await mark(ids, { suspect: 0 }, (trx) => outbox.release(trx, ids));
      wakeOutboxWorker();
    },

    /** Spam that was not noticed: it moves there, and mail of it that has not left is held. */
    suspect: (ids: Ids) => mark(ids, { suspect: 1 }, (trx) => outbox.hold(trx, ids)),

    /** Removes leads with their files, mail and estimates. Gives their number. */
    remove: (ids: Ids, by: string) => remove(ids, 'leads-deleted', by),

    /** Removes all that one person ever sent. Gives the number of leads. */
    async erase(email: string, by: string): Promise<number> {
      const ids = (await leadsOf(db, email).execute()).map(({ id }) => id);
      return remove(ids, 'erase', by);
    },
  };
}
