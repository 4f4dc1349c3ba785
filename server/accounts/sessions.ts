import type { Transaction } from 'kysely';
import { IDLE_HOURS, SESSION_SECONDS, USE_NOTED_EVERY_MS } from '#domain/accounts/limits.ts';
import type { Standing } from '#domain/accounts/roles.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { OutboxEntry } from '#server/mail/outbox.ts';
import { newToken, tokenHash } from '#server/tokens.ts';
import { storeNotices } from './account-notices.ts';

export interface Administrator extends Standing {
  id: string;
  email: string;
  /** Whether a code is asked for beside the password. */
  secondFactor: boolean;
}

/** Which sessions are ended: one, by its hash, or all; never the one that it is done in. */
interface SessionChoice {
  only?: string;
  but: string;
}

interface Beginning {
  /** How the person showed who they are beside the password. */
  by: string;
  /** The family of the browser; empty where it is not known. */
  browser: string;
  /** What its owner is told of it. */
  notices: readonly OutboxEntry[];
}

const HOUR_MS = 3_600_000;

/**
 * Sessions end 24 hours after the login, however active they were, and after 8 hours without a request. Only
 * their hashes are stored; a hash opens nothing, and names the session on the screen of its owner.
 */
export function createSessions({ db, write }: Database, now: () => Date) {
  const idleSince = () => new Date(now().getTime() - IDLE_HOURS * HOUR_MS).toISOString();

  const open = () =>
    db
      .selectFrom('sessions')
      .where('sessions.expires_at', '>', now().toISOString())
      .where('sessions.used_at', '>', idleSince());

  /** That the session is in use. Nobody waits for it, and a database that cannot write keeps nobody out. */
  function noteUse(token: string, usedAt: string): void {
    const at = now();
    if (at.getTime() - Date.parse(usedAt) < USE_NOTED_EVERY_MS) return;
    db.updateTable('sessions')
      .set({ used_at: at.toISOString() })
      .where('token_hash', '=', tokenHash(token))
      .where('used_at', '=', usedAt)
      .execute()
      .catch(() => {});
  }

  /** Ends sessions of an account by hand, with a line in the journal where there was one. */
  function endByHand({ id, email }: Pick<Administrator, 'id' | 'email'>, which: SessionChoice) {
    return write(async (trx) => {
      let ending = trx
        .deleteFrom('sessions')
        .where('account_id', '=', id)
        .where('token_hash', '<>', tokenHash(which.but));
      if (which.only !== undefined) ending = ending.where('token_hash', '=', which.only);
      const { numDeletedRows } = await ending.executeTakeFirst();
      if (numDeletedRows > 0n)
        await recordAuditEvent(trx, { at: now(), who: email, action: 'sessions-ended' });
      return Number(numDeletedRows);
    });
  }

  return {
    /** The token of a new session. */
    async begin(
      { id, email }: { id: string; email: string },
      { by, browser, notices }: Beginning,
    ): Promise<string> {
      const token = newToken();
      const begun = now();
      const session = {
        token_hash: tokenHash(token),
        account_id: id,
        created_at: begun.toISOString(),
        expires_at: new Date(begun.getTime() + SESSION_SECONDS * 1000).toISOString(),
        used_at: begun.toISOString(),
        browser,
      };
      await write(async (trx) => {
        await trx.insertInto('sessions').values(session).execute();
        await storeNotices(trx, notices);
        await trx
          .updateTable('accounts')
          .set({ last_login_at: session.created_at })
          .where('id', '=', id)
          .execute();
        await recordAuditEvent(trx, { at: begun, who: email, action: 'login', subject: by });
      });
      return token;
    },

    /** Whose session this is, as long as it has not ended and the account is active. */
    async administrator(token: string): Promise<Administrator | undefined> {
      const row = await open()
        .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
        .leftJoin('second_factors', 'second_factors.account_id', 'accounts.id')
        .select(['accounts.id', 'email', 'role', 'may_publish', 'second_factors.last_step as factor'])
        .select('sessions.used_at')
        .where('token_hash', '=', tokenHash(token))
        .where('disabled', '=', 0)
        .executeTakeFirst();
      if (!row) return undefined;
      noteUse(token, row.used_at);
      const { id, email, role, may_publish, factor } = row;
      return { id, email, role, mayPublish: may_publish === 1, secondFactor: factor !== null };
    },

    /** Those of an account that are open, the last used first. `present` is the one with this token. */
    async list(accountId: string, token: string) {
      const rows = await open()
        .select(['token_hash as id', 'created_at', 'used_at', 'browser'])
        .where('account_id', '=', accountId)
        .orderBy('used_at', 'desc')
        .orderBy('token_hash')
        .execute();
      return rows.map((row) => ({ ...row, present: row.id === tokenHash(token) }));
    },

    /** How many were ended, which is one or none; never the one with this token. */
    endOne: (who: Pick<Administrator, 'id' | 'email'>, id: string, token: string) =>
      endByHand(who, { only: id, but: token }),

    /** Ends all but the one with this token; how many. */
    endOthers: (who: Pick<Administrator, 'id' | 'email'>, token: string) => endByHand(who, { but: token }),

    /** What has run out is removed from the database too. */
    async forgetEnded(): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where((eb) => eb.or([eb('expires_at', '<=', now().toISOString()), eb('used_at', '<=', idleSince())]))
        .execute();
    },

    async end(token: string): Promise<void> {
      await write(async (trx) => {
        const ended = await trx
          .deleteFrom('sessions')
          .where('token_hash', '=', tokenHash(token))
          .returning('account_id')
          .executeTakeFirst();
        if (!ended) return;
        const { email } = await trx
          .selectFrom('accounts')
          .select('email')
          .where('id', '=', ended.account_id)
          .executeTakeFirstOrThrow();
        await recordAuditEvent(trx, { at: now(), who: email, action: 'logout' });
      });
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

/** Ends every session of an account, but for the one that is told to stay. */
export async function endSessions(
  trx: Transaction<Tables>,
  accountId: string,
  stays?: string,
): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '<>', stays === undefined ? '' : tokenHash(stays))
    .execute();
}
