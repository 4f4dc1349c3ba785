import { sql } from 'kysely';
import type { Mail } from '#domain/mail/mail.ts';
import { DAY_MS } from '#domain/paris-day.ts';
import type { Database } from '#server/database/database.ts';
import type { Outbox } from './outbox.ts';

/** What is older than that nobody expects any more. */
const EXPECTED_DAYS = 30;
/** More is never told, or sent by one click. */
const MOST = 200;

/** Which of these entries count as sent although they only lie here, because there was nowhere to send them. */
export async function capturedAmong(
  { db }: Pick<Database, 'db'>,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await captures(db).select('entry_id').where('entry_id', 'in', ids).execute();
  return new Set(rows.map(({ entry_id }) => entry_id));
}

/** The attempts that captured a mail which has not left since. Literals, so that their index is used. */
function captures(db: Database['db']) {
  return db
    .selectFrom('outbox_attempts')
    .where(sql<boolean>`outbox_attempts.transport = 'capture' and outbox_attempts.error = ''`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox_attempts as later')
            .select('later.id')
            .whereRef('later.entry_id', '=', 'outbox_attempts.entry_id')
            .where('later.transport', '<>', 'capture')
            .where('later.error', '=', ''),
        ),
      ),
    );
}

interface Parts {
  database: Pick<Database, 'db'>;
  outbox: Pick<Outbox, 'resend'>;
  /** Whether mail is captured now: then there is nothing to send them by. */
  isCapturing: boolean;
  wakeOutboxWorker: () => void;
  now: () => Date;
}

/** The mails of leads that were captured while no mail server was set, once there is one. */
export function createCapturedMail({ database: { db }, outbox, isCapturing, ...parts }: Parts) {
  const { wakeOutboxWorker, now } = parts;

  /** Newest first; each once, however often it was captured. Not what looks like spam. */
  async function left() {
    if (isCapturing) return [];
    const since = new Date(now().getTime() - EXPECTED_DAYS * DAY_MS).toISOString();
    return captures(db)
      .innerJoin('outbox', 'outbox.id', 'outbox_attempts.entry_id')
      .innerJoin('leads', 'leads.id', 'outbox.lead_id')
      .where('outbox_attempts.began_at', '>', since)
      .where('outbox.state', '=', 'sent')
      .where('leads.suspect', '=', 0)
      .select(['outbox.id', 'outbox.mail', 'outbox.created_at'])
      .distinct()
      .orderBy('outbox.created_at', 'desc')
      .limit(MOST)
      .execute();
  }

  return {
    isCapturing,

    async list() {
      return (await left()).map(({ mail, ...row }) => {
        const { subject, to } = JSON.parse(mail) as Mail;
        return { ...row, subject, to };
      });
    },

    async count(): Promise<number> {
      return (await left()).length;
    },

    /** How many leave now. */
    async send(): Promise<number> {
      const resent = await Promise.all((await left()).map(({ id }) => outbox.resend(id)));
      wakeOutboxWorker();
      return resent.filter(Boolean).length;
    },

    /** They stay here, and are not told of again. */
    async keep(): Promise<number> {
      const ids = (await left()).map(({ id }) => id);
      if (ids.length === 0) return 0;
      await db
        .updateTable('outbox')
        .set({ state: 'held' })
        .where('id', 'in', ids)
        .where('state', '=', 'sent')
        .execute();
      return ids.length;
    },
  };
}

export type CapturedMail = ReturnType<typeof createCapturedMail>;
