import type { Transaction } from 'kysely';
import { DAY_MS } from '#domain/paris-day.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { newToken, tokenHash } from '#server/tokens.ts';
import { accountRow } from './account-row.ts';
import { removeFactor } from './second-factor.ts';
import { endSessions } from './sessions.ts';

/** One-time links with which somebody chooses the password of an account: invitations, and resets from the terminal. */
export function createAccountLinks({ db, write }: Database, now: () => Date) {
  const open = (on: Database['db'] | Transaction<Tables>) =>
    on.selectFrom('account_links').where('expires_at', '>', now().toISOString());

  /** The e-mail that the link is for, as long as it can be used. */
  async function emailOf(token: string): Promise<string | undefined> {
    const link = await open(db).select('email').where('token_hash', '=', tokenHash(token)).executeTakeFirst();
    return link?.email;
  }

  return {
    /** A new link, which ends those that were made for this e-mail before. */
    async make({ email, by, days }: { email: string; by: string; days: number }): Promise<string> {
      const token = newToken();
      const at = now();
      const link = {
        token_hash: tokenHash(token),
        email,
        created_by: by,
        created_at: at.toISOString(),
        expires_at: new Date(at.getTime() + days * DAY_MS).toISOString(),
      };
      await write(async (trx) => {
        await endLinks(trx, email);
        await trx.insertInto('account_links').values(link).execute();
        await recordAuditEvent(trx, { at, who: by, action: 'link-made', subject: email });
      });
      return token;
    },

    emailOf,

    list() {
      return open(db).select(['email', 'created_by', 'expires_at']).orderBy('email').execute();
    },

    async revoke(email: string, by: string): Promise<void> {
      await write(async (trx) => {
        const ended = await endLinks(trx, email);
        if (ended > 0n)
          await recordAuditEvent(trx, { at: now(), who: by, action: 'link-withdrawn', subject: email });
      });
    },

    /** Uses the link up: the account is there and active with this password alone, and nobody is signed in to it. */
    async use(token: string, password: string): Promise<string | undefined> {
      // Hashing is expensive, and anybody may send a token.
      if (!(await emailOf(token))) return undefined;
      const row = await accountRow({ email: '', password }, now());
      return write(async (trx) => {
        const used = await trx
          .deleteFrom('account_links')
          .where('token_hash', '=', tokenHash(token))
          .where('expires_at', '>', now().toISOString())
          .returning('email')
          .executeTakeFirst();
        if (!used) return undefined;
        await endLinks(trx, used.email);
        const { id } = await trx
          .insertInto('accounts')
          .values({ ...row, email: used.email })
          .onConflict((clash) =>
            clash.column('email').doUpdateSet({ password_hash: row.password_hash, disabled: 0 }),
          )
          .returning('id')
          .executeTakeFirstOrThrow();
        await endSessions(trx, id);
        await removeFactor(trx, id);
        await recordAuditEvent(trx, { at: now(), who: used.email, action: 'link-used' });
        return used.email;
      });
    },
  };
}

/** A link must not bring back an account that was disabled after it was made. */
export async function endLinks(trx: Transaction<Tables>, email: string): Promise<bigint> {
  const { numDeletedRows } = await trx
    .deleteFrom('account_links')
    .where('email', '=', email)
    .executeTakeFirst();
  return numDeletedRows;
}
