import type { Transaction } from 'kysely';
import { TESTS_MAX, TESTS_WINDOW_MS, testMail } from '#domain/mail/test-mail.ts';
import { adminPaths } from '#domain/pages.ts';
import { RequestError } from '#domain/request-error.ts';
import type { Administrator } from '#server/accounts/account-service.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { type Outbox, outboxRow } from './outbox.ts';

interface Parts {
  database: Database;
  outbox: Pick<Outbox, 'read'>;
  content: Pick<ContentService, 'section'>;
  siteUrl: string;
  wakeOutboxWorker: () => void;
  now: () => Date;
}

/** A mail that somebody sends to themselves through the outbox, to see whether mail leaves and arrives. */
export function createMailTest({ database, outbox, content, siteUrl, wakeOutboxWorker, now }: Parts) {
  const { db, write, engine } = database;

  /** Newest first. Those without a lead are few, and the index of leads finds them. */
  function testsOf({ email }: Administrator, among: Transaction<Tables> | typeof db = db) {
    return among
      .selectFrom('outbox')
      .select(['id', 'state', 'tries', 'created_at'])
      .where('lead_id', 'is', null)
      .where('purpose', '=', 'test')
      .where('written_by', '=', email)
      .orderBy('created_at', 'desc')
      .limit(TESTS_MAX);
  }

  return {
    /** Stored now, tried at once. One that nobody has tried yet is the same one: a double click sends once. */
    async send(administrator: Administrator): Promise<void> {
      const { email } = administrator;
      const { agency } = await content.section('common', 'fr');
      const at = now();
      const mail = testMail({ to: email, agency, url: `${siteUrl}${adminPaths.fr}/mail`, now: at });
      const entry = outboxRow(null, { purpose: 'test', mail, held: false, writtenBy: email, now: at });
      await write(async (trx) => {
        // Of two clicks at the same moment the second waits here, and then finds the first.
        if (engine === 'postgres')
          await trx
            .selectFrom('accounts')
            .select('id')
            .where('id', '=', administrator.id)
            .forUpdate()
            .execute();
        const sent = await testsOf(administrator, trx).execute();
        if (sent.some(({ state, tries }) => state === 'waiting' && tries === 0)) return;
        const since = new Date(at.getTime() - TESTS_WINDOW_MS).toISOString();
        if (sent.filter(({ created_at }) => created_at > since).length >= TESTS_MAX)
          throw new RequestError(429, 'Too many test mails.', { reason: 'too-many-tests' });
        await trx.insertInto('outbox').values(entry).execute();
      });
      wakeOutboxWorker();
    },

    /** The last one of this person, with every attempt at it. */
    async last(administrator: Administrator) {
      const [newest] = await testsOf(administrator).limit(1).execute();
      return newest && outbox.read(newest.id);
    },
  };
}
