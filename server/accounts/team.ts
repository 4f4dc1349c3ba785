import type { Transaction } from 'kysely';
import { INVITATION_DAYS, RESET_LINK_DAYS } from '#domain/accounts/limits.ts';
import { type Standing, standingName } from '#domain/accounts/roles.ts';
import { RequestError } from '#domain/request-error.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { type AccountLinks, endLinks } from './account-links.ts';
import { type Administrator, endSessions } from './sessions.ts';

interface Parts {
  database: Database;
  links: AccountLinks;
  now: () => Date;
}

/** How owners let people in, say what they may do, and shut them out. */
export function createTeam({ database: { db, write, engine }, links, now }: Parts) {
  /**
   * Changes an account, in one transaction with its line in the journal. Afterwards somebody must be left who
   * may do everything: of two owners who shut each other out at the same moment, one waits and is refused.
   */
  function change(
    id: string,
    values: Partial<Pick<Tables['accounts'], 'disabled' | 'role' | 'may_publish'>>,
    after: (trx: Transaction<Tables>, email: string) => Promise<void>,
  ): Promise<void> {
    return write(async (trx) => {
      if (engine === 'postgres')
        await trx
          .selectFrom('accounts')
          .select('id')
          .where('role', '=', 'owner')
          .orderBy('id')
          .forUpdate()
          .execute();
      const account = await trx
        .updateTable('accounts')
        .set(values)
        .where('id', '=', id)
        .returning('email')
        .executeTakeFirst();
      if (!account) throw unknown();
      const owner = await trx
        .selectFrom('accounts')
        .select('id')
        .where('role', '=', 'owner')
        .where('disabled', '=', 0)
        .limit(1)
        .executeTakeFirst();
      if (!owner) throw new RequestError(409, 'One owner must be left.', { reason: 'last-owner' });
      await after(trx, account.email);
    });
  }

  async function setDisabled(id: string, disabled: 0 | 1, by: Administrator): Promise<void> {
    await change(id, { disabled }, async (trx, email) => {
      await endLinks(trx, email);
      if (disabled) await endSessions(trx, id);
      const action = disabled ? 'account-disabled' : 'account-enabled';
      await recordAuditEvent(trx, { at: now(), who: by.email, action, subject: email });
    });
  }

  return {
    async list() {
      const [administrators, invitations] = await Promise.all([
        db
          .selectFrom('accounts')
          .leftJoin('second_factors', 'second_factors.account_id', 'accounts.id')
          .select(['accounts.id', 'email', 'disabled', 'accounts.created_at', 'last_login_at'])
          .select(['role', 'may_publish', 'second_factors.created_at as factor_since'])
          .orderBy('email')
          .execute(),
        links.list(),
      ]);
      return { administrators, invitations };
    },

    /** The token of a link with which somebody gets an account. */
    async invite(email: string, standing: Standing, by: Administrator): Promise<string> {
      const known = await db
        .selectFrom('accounts')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst();
      if (known) throw new RequestError(409, 'This address has an account.', { reason: 'account-exists' });
      return links.make({ email, by: by.email, days: INVITATION_DAYS, standing });
    },

    revokeInvitation: links.revoke,

    /**
     * The token of a link with which a colleague who is not shut out chooses a new password. The second factor
     * stays, unless telephone and recovery codes are lost.
     */
    async resetLink(id: string, { keepsFactor }: { keepsFactor: boolean }, by: Administrator) {
      const account = await db
        .selectFrom('accounts')
        .select('email')
        .where('id', '=', id)
        .where('disabled', '=', 0)
        .executeTakeFirst();
      if (!account) throw unknown();
      const { email } = account;
      const token = await links.make({ email, by: by.email, days: RESET_LINK_DAYS, keepsFactor });
      return { token, email };
    },

    /** Counts from the next request on. Nobody changes their own role. */
    async setStanding(id: string, standing: Standing, by: Administrator): Promise<void> {
      if (id === by.id) throw new RequestError(409, 'Nobody changes their own role.', { reason: 'own-role' });
      const { role, mayPublish } = standing;
      await change(id, { role, may_publish: mayPublish ? 1 : 0 }, (trx, email) =>
        recordAuditEvent(trx, {
          at: now(),
          who: by.email,
          action: 'role-changed',
          subject: `${standingName(standing)}/${email}`,
        }),
      );
    },

    /** Shuts somebody out at once. Nobody can shut out themselves. */
    async disable(id: string, by: Administrator): Promise<void> {
      if (id === by.id)
        throw new RequestError(409, 'Nobody disables their own account.', { reason: 'own-account' });
      await setDisabled(id, 1, by);
    },

    enable: (id: string, by: Administrator) => setDisabled(id, 0, by),
  };
}

const unknown = () => new RequestError(404, 'There is no such account.', { reason: 'account-unknown' });
