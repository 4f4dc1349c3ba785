import type { Transaction } from 'kysely';
import { SESSION_SECONDS } from '#domain/accounts/limits.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { newToken, tokenHash } from '#server/tokens.ts';

export interface Administrator {
  id: string;
  email: string;
}

/** Sessions end 24 hours after the login, however active they were. Only their hashes are stored. */
export function createSessions({ db, write }: Database, now: () => Date) {
  return {
    /** The token of a new session. */
    async begin(accountId: string): Promise<string> {
      const token = newToken();
      const begun = now();
      const session = {
        token_hash: tokenHash(token),
        account_id: accountId,
        created_at: begun.toISOString(),
        expires_at: new Date(begun.getTime() + SESSION_SECONDS * 1000).toISOString(),
      };
      await write(async (trx) => {
        await trx.insertInto('sessions').values(session).execute();
        await trx
          .updateTable('accounts')
          .set({ last_login_at: session.created_at })
          .where('id', '=', accountId)
          .execute();
      });
      return token;
    },

    /** Whose session this is, as long as it has not ended and the account is active. */
    async administrator(token: string): Promise<Administrator | undefined> {
      return db
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
        .select(['accounts.id', 'accounts.email'])
        .where('token_hash', '=', tokenHash(token))
        .where('expires_at', '>', now().toISOString())
        .where('disabled', '=', 0)
        .executeTakeFirst();
    },

    async end(token: string): Promise<void> {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute();
    },
  };
}

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
