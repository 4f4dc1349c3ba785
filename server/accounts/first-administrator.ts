import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import { newToken, tokenHash } from '#server/tokens.ts';
import { accountRow, type Credentials } from './account-row.ts';
import type { PasswordCheck } from './password-check.ts';

/** How a new site gets its first administrator: from the configuration, or by a one-time link. */
export function createFirstAdministrator(
  { db, write }: Database,
  { refuseGuessable }: Pick<PasswordCheck, 'refuseGuessable'>,
  now: () => Date,
) {
  const isoNow = () => now().toISOString();

  async function hasAdministrator(): Promise<boolean> {
    return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;
  }

  async function isSetupTokenOpen(token: string): Promise<boolean> {
    const link = await db
      .selectFrom('setup_links')
      .select('used_at')
      .where('token_hash', '=', tokenHash(token))
      .executeTakeFirst();
    return link?.used_at === '' && !(await hasAdministrator());
  }

  return {
    hasAdministrator,
    isSetupTokenOpen,

    /** Makes the administrator named in the configuration, once: never while one exists. Whether it did. */
    async ensureFirst(credentials: Credentials): Promise<boolean> {
      if (await hasAdministrator()) return false;
      const row = await accountRow(credentials, now());
      return write(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('accounts')
          .values(row)
          .onConflict((clash) => clash.column('email').doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 0n) return false;
        await recordAuditEvent(trx, { at: now(), who: '', action: 'account-made', subject: row.email });
        return true;
      });
    },

    /** A new one-time link for the first administrator. All links end with the first use of one of them. */
    async createSetupToken(): Promise<string> {
      const token = newToken();
      const link = { token_hash: tokenHash(token), created_at: isoNow(), used_at: '' };
      await db.insertInto('setup_links').values(link).execute();
      return token;
    },

    /** Uses the link up and makes the first administrator; false when the link is used or one exists. */
    async setUpFirst(token: string, credentials: Credentials): Promise<boolean> {
      // Hashing is expensive, and anybody may send a token.
      if (!(await isSetupTokenOpen(token))) return false;
      await refuseGuessable(credentials);
      const row = await accountRow(credentials, now());
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
        await recordAuditEvent(trx, {
          at: now(),
          who: row.email,
          action: 'account-made',
          subject: row.email,
        });
        return true;
      });
    },
  };
}
