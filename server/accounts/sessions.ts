import type { Transaction } from 'kysely';
import { SESSION_SECONDS } from '#domain/accounts/limits.ts';
import type { Standing } from '#domain/accounts/roles.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { newToken, tokenHash } from '#server/tokens.ts';

export interface Administrator extends Standing {
  id: string;
  email: string;
  /** Whether a code is asked for beside the password. */
  secondFactor: boolean;
}

/** Sessions end 24 hours after the login, however active they were. Only their hashes are stored. */
export function createSessions({ db, write }: Database, now: () => Date) {
  return {
    /** The token of a new session. `by` tells how the person showed who they are beside the password. */
    async begin({ id, email }: { id: string; email: string }, by: string): Promise<string> {
      const token = newToken();
      const begun = now();
      const session = {
        token_hash: tokenHash(token),
        account_id: id,
        created_at: begun.toISOString(),
        expires_at: new Date(begun.getTime() + SESSION_SECONDS * 1000).toISOString(),
      };
      await write(async (trx) => {
        await trx.insertInto('sessions').values(session).execute();
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
      const row = await db
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
        .leftJoin('second_factors', 'second_factors.account_id', 'accounts.id')
        .select(['accounts.id', 'email', 'role', 'may_publish', 'second_factors.last_step as factor'])
        .where('token_hash', '=', tokenHash(token))
        .where('expires_at', '>', now().toISOString())
        .where('disabled', '=', 0)
        .executeTakeFirst();
      if (!row) return undefined;
      const { id, email, role, may_publish, factor } = row;
      return { id, email, role, mayPublish: may_publish === 1, secondFactor: factor !== null };
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
