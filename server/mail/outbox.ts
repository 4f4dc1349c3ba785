import { type Selectable, sql, type Transaction } from 'kysely';
import type { Mail } from '#domain/mail/mail.ts';
import { pauseAfter } from '#domain/mail/retry.ts';
import { DAY_MS } from '#domain/paris-day.ts';
import type { Database } from '#server/database/database.ts';
import { databaseTime } from '#server/database/database-clock.ts';
import { createGroupCommit } from '#server/database/group-commit.ts';
import type { OutboxState, Tables } from '#server/database/tables.ts';
import { noteAnswerLeft } from '#server/leads/lead-handling.ts';

export type OutboxEntry = Selectable<Tables['outbox']>;

/** How one attempt went; `error` is empty when the mail was delivered. */
export interface Attempt {
  worker: string;
  entry: OutboxEntry;
  transport: string;
  error: string;
  beganAt: Date;
  endedAt: Date;
}

/** How long others leave an entry alone once somebody sends it. Renewed while sending; after a crash it runs out. */
const CLAIM_MS = 15_000;
/** No pause and no claim is that long: what lies further ahead was written under a wrong clock, and holds nothing up. */
const AHEAD_MAX_MS = DAY_MS;
const NOBODY = { claimed_by: '', claimed_until: '' };
/** The reason at a held mail that tells of something as it was before it changed: it never leaves. */
export const OUTDATED = 'outdated';

interface NewMail {
  /** Its own, where writing the same twice must be one mail. */
  id?: string;
  purpose: OutboxEntry['purpose'];
  mail: Mail;
  held: boolean;
  writtenBy?: string;
  now: Date;
}

/** The row of a mail that is to leave: with its lead, or without one for an alert. */
export function outboxRow(
  leadId: string | null,
  { id = crypto.randomUUID(), purpose, mail, held, writtenBy = '', now }: NewMail,
): OutboxEntry {
  const at = now.toISOString();
  return {
    id,
    lead_id: leadId,
    purpose,
    mail: JSON.stringify(mail),
    state: held ? 'held' : 'waiting',
    tries: 0,
    due_at: at,
    ...NOBODY,
    sent_at: '',
    last_error: '',
    created_at: at,
    written_by: writtenBy,
  };
}

interface Parts {
  database: Database;
  now: () => Date;
  random?: () => number;
}

/** The mail that waits, is being sent, was sent or was given up. Several instances can share it. */
export function createOutbox({ database: { db, write, engine }, now, random = Math.random }: Parts) {
  // Claims are between instances, whose clocks may differ.
  const claimEnd = () => databaseTime(engine, CLAIM_MS);
  const isUnclaimed = sql<boolean>`(claimed_until < ${databaseTime(engine)}
    or claimed_until > ${databaseTime(engine, AHEAD_MAX_MS)})`;

  function isDue() {
    const at = now();
    const tooFar = new Date(at.getTime() + AHEAD_MAX_MS).toISOString();
    return sql<boolean>`(due_at <= ${at.toISOString()} or due_at > ${tooFar})`;
  }

  return {
    /**
     * Takes what is due for this worker alone. The outer condition repeats the inner one: of two
     * workers that chose the same row, PostgreSQL lets the second look again and find it taken.
     */
    async claim(worker: string, limit: number): Promise<OutboxEntry[]> {
      const due = db
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where(isDue())
        .where(isUnclaimed)
        .orderBy('due_at')
        .limit(limit);
      if (!(await due.executeTakeFirst())) return [];
      return db
        .updateTable('outbox')
        .set({ claimed_by: worker, claimed_until: claimEnd() })
        .where('id', 'in', due)
        .where('state', '=', 'waiting')
        .where(isUnclaimed)
        .returningAll()
        .execute();
    },

    /** Keeps what this worker is sending from being taken by another. */
    async renew(worker: string, entries: readonly { id: string }[]): Promise<void> {
      const ids = entries.map(({ id }) => id);
      await db
        .updateTable('outbox')
        .set({ claimed_until: claimEnd() })
        .where('id', 'in', ids)
        .where('claimed_by', '=', worker)
        .execute();
    },

    /** Writes down how an attempt went, and what becomes of its entry. Those that end together share one commit. */
    record: createGroupCommit({ write }, recordAttempt),

    /** The newest mail, without the texts. */
    list(limit: number): Promise<Omit<OutboxEntry, 'mail'>[]> {
      return db
        .selectFrom('outbox')
        .select(['id', 'lead_id', 'purpose', 'state', 'tries', 'due_at', 'claimed_by', 'claimed_until'])
        .select(['sent_at', 'last_error', 'created_at', 'written_by'])
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
    },

    async read(id: string) {
      const entry = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
      if (!entry) return undefined;
      const attempts = await db
        .selectFrom('outbox_attempts')
        .select(['transport', 'error', 'began_at', 'ended_at'])
        .where('entry_id', '=', id)
        .orderBy('began_at')
        .execute();
      const outdated = entry.last_error === OUTDATED;
      return { ...entry, mail: JSON.parse(entry.mail) as Mail, attempts, outdated };
    },

    /** Lets it leave now, by hand: what was given up, held or even sent. False while it is being sent, and for what is outdated. */
    async resend(id: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set({ state: 'waiting', tries: 0, due_at: now().toISOString(), ...NOBODY })
        .where('id', '=', id)
        .where('last_error', '<>', OUTDATED)
        .where(sql<boolean>`(state <> 'waiting' or claimed_by = '')`)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Releases the mails that were held because their lead looked like spam. */
    async release(trx: Transaction<Tables>, leadIds: readonly string[]): Promise<void> {
      await trx
        .updateTable('outbox')
        .set({ state: 'waiting', due_at: now().toISOString() })
        .where('lead_id', 'in', leadIds)
        .where('state', '=', 'held')
        .where('last_error', '<>', OUTDATED)
        .execute();
    },

    /** Holds what has not left yet. What is being sent at this moment cannot be called back. */
    async hold(trx: Transaction<Tables>, leadIds: readonly string[]): Promise<void> {
      await trx
        .updateTable('outbox')
        .set({ state: 'held' })
        .where('lead_id', 'in', leadIds)
        .where('state', '=', 'waiting')
        .where(isUnclaimed)
        .execute();
    },
  };

  async function recordAttempt(
    trx: Transaction<Tables>,
    { worker, entry, transport, error, beganAt, endedAt }: Attempt,
  ): Promise<void> {
    const row = {
      id: crypto.randomUUID(),
      entry_id: entry.id,
      transport,
      error,
      began_at: beganAt.toISOString(),
      ended_at: endedAt.toISOString(),
    };
    await trx.insertInto('outbox_attempts').values(row).execute();
    if (entry.purpose === 'reply' && entry.lead_id !== null && !error && transport !== 'capture')
      await noteAnswerLeft(trx, entry.lead_id, row.ended_at);
    await trx
      .updateTable('outbox')
      .set({ ...outcome(entry.tries + 1, error, endedAt), ...NOBODY })
      .where('id', '=', entry.id)
      .where('claimed_by', '=', worker)
      .where('last_error', '<>', OUTDATED)
      .execute();
  }

  function outcome(tries: number, error: string, at: Date) {
    if (error === '')
      return { state: 'sent' as OutboxState, tries, sent_at: at.toISOString(), last_error: '' };
    const pause = pauseAfter(tries, random());
    if (pause === undefined) return { state: 'failed' as OutboxState, tries, last_error: error };
    return { tries, last_error: error, due_at: new Date(at.getTime() + pause).toISOString() };
  }
}

export type Outbox = ReturnType<typeof createOutbox>;
