import { SESSION_SECONDS } from '#domain/accounts/limits.ts';
import type { Database } from '#server/database/database.ts';
import { hashPassword, NOBODYS_HASH, verifyPassword } from './password.ts';
import { newToken, tokenHash } from './tokens.ts';

export interface Administrator {
  id: string;
  email: string;
}

interface Credentials {
  email: string;
  password: string;
}

/** Administrators, their sessions, and the one-time link that makes the first of them. */
export function createAccountService({ db, write }: Database, now: () => Date) {
  const isoNow = () => now().toISOString();

  const accountRow = async ({ email, password }: Credentials) => ({
    id: crypto.randomUUID(),
    email: email.toLowerCase(),
    password_hash: await hashPassword(password),
    disabled: 0 as const,
    created_at: isoNow(),
  });

  async function hasAdministrator(): Promise<boolean> {
    return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;
  }

  return {
    hasAdministrator,

    /** Makes the administrator named in the configuration, once: never while one exists. */
    async ensureFirst(credentials: Credentials): Promise<void> {
      if (await hasAdministrator()) return;
      const row = await accountRow(credentials);
      await db
        .insertInto('accounts')
        .values(row)
        .onConflict((clash) => clash.column('email').doNothing())
        .execute();
    },

    /** A new one-time link for the first administrator. All links end with the first use of one of them. */
    async createSetupToken(): Promise<string> {
      const token = newToken();
      const link = { token_hash: tokenHash(token), created_at: isoNow(), used_at: '' };
      await db.insertInto('setup_links').values(link).execute();
      return token;
    },

    async isSetupTokenOpen(token: string): Promise<boolean> {
      const link = await db
        .selectFrom('setup_links')
        .select('used_at')
        .where('token_hash', '=', tokenHash(token))
        .executeTakeFirst();
      return link?.used_at === '' && !(await hasAdministrator());
    },

    /** Uses the link up and makes the first administrator; false when the link is used or one exists. */
    async setUpFirst(token: string, credentials: Credentials): Promise<boolean> {
      const row = await accountRow(credentials);
      return write(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('setup_links')
          .set({ used_at: isoNow() })
          .where('token_hash', '=', tokenHash(token))
          .where('used_at', '=', '')
          .executeTakeFirst();
        const existing = await trx.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
        if (numUpdatedRows !== 1n || existing) return false;
        await trx.insertInto('accounts').values(row).execute();
        return true;
      });
    },

    /** The token of a new session, or undefined for a wrong e-mail or password. */
    async logIn({ email, password }: Credentials): Promise<string | undefined> {
      const account = await db
        .selectFrom('accounts')
        .selectAll()
        .where('email', '=', email.toLowerCase())
        .where('disabled', '=', 0)
        .executeTakeFirst();
      const matches = await verifyPassword(password, account?.password_hash ?? NOBODYS_HASH);
      if (!account || !matches) return undefined;
      const token = newToken();
      const expires = new Date(now().getTime() + SESSION_SECONDS * 1000).toISOString();
      const session = {
        token_hash: tokenHash(token),
        account_id: account.id,
        created_at: isoNow(),
        expires_at: expires,
      };
      await db.insertInto('sessions').values(session).execute();
      return token;
    },

    /** Whose session this is, as long as it has not ended and the account is active. */
    async administrator(token: string): Promise<Administrator | undefined> {
      return db
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
        .select(['accounts.id', 'accounts.email'])
        .where('token_hash', '=', tokenHash(token))
        .where('expires_at', '>', isoNow())
        .where('disabled', '=', 0)
        .executeTakeFirst();
    },

    async logOut(token: string): Promise<void> {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute();
    },
  };
}
