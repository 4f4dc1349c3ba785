import { INVITATION_DAYS } from '#domain/accounts/limits.ts';
import { RequestError } from '#domain/request-error.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { createAccountLinks, endLinks } from './account-links.ts';
import { createFirstAdministrator } from './first-administrator.ts';
import { createLogIn, type Proof } from './log-in.ts';
import { createLoginLimit } from './login-limit.ts';
import { hashPassword } from './password.ts';
import { createSecondFactor } from './second-factor.ts';
import { type Administrator, createSessions, endSessions } from './sessions.ts';

export type { Login } from './log-in.ts';
export type { FactorProposal } from './second-factor.ts';
export type { Administrator } from './sessions.ts';

interface PasswordChange extends Proof {
  next: string;
  /** The session it was made in, which stays. */
  session: string;
}

/** Administrators: who they are, how they come in, and how they are let in and shut out. */
export function createAccountService(
  database: Database,
  now: () => Date,
  { siteUrl, secondFactor }: Pick<Config, 'siteUrl' | 'secondFactor'>,
) {
  const { db, write } = database;
  const sessions = createSessions(database, now);
  const limit = createLoginLimit(database, now);
  const links = createAccountLinks(database, now);
  const factor = createSecondFactor({ database, limit, issuer: new URL(siteUrl).host, now });
  const { logIn, prove } = createLogIn({ database, sessions, limit, factor, now });

  async function setDisabled(id: string, disabled: 0 | 1, by: Administrator): Promise<void> {
    await write(async (trx) => {
      const account = await trx
        .updateTable('accounts')
        .set({ disabled })
        .where('id', '=', id)
        .returning('email')
        .executeTakeFirst();
      if (!account) throw new RequestError(404, 'There is no such account.', { reason: 'account-unknown' });
      await endLinks(trx, account.email);
      if (disabled) await endSessions(trx, id);
      const action = disabled ? 'account-disabled' : 'account-enabled';
      await recordAuditEvent(trx, { at: now(), who: by.email, action, subject: account.email });
    });
  }

  return {
    ...createFirstAdministrator(database, now),
    administrator: sessions.administrator,
    logOut: sessions.end,
    logIn,
    prove,
    factor,

    /** Whether somebody must first set a second factor up, before anything else opens. */
    mustEnrol: ({ secondFactor: has }: Administrator) => secondFactor === 'required' && !has,

    /** Ends the other sessions. False when the present password is wrong. */
    async changePassword(
      administrator: Administrator,
      { next, session, ...proof }: PasswordChange,
    ): Promise<boolean> {
      const { id, email } = administrator;
      if (await prove(administrator, proof)) return false;
      const password_hash = await hashPassword(next);
      const sealed_secret = await factor.reencrypted(id, proof.password, next);
      await write(async (trx) => {
        await trx.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute();
        if (sealed_secret)
          await trx
            .updateTable('second_factors')
            .set({ sealed_secret })
            .where('account_id', '=', id)
            .execute();
        await endSessions(trx, id, session);
        await endLinks(trx, email);
        await recordAuditEvent(trx, { at: now(), who: email, action: 'password-changed' });
      });
      return true;
    },

    async list() {
      const [administrators, invitations] = await Promise.all([
        db
          .selectFrom('accounts')
          .leftJoin('second_factors', 'second_factors.account_id', 'accounts.id')
          .select(['accounts.id', 'email', 'disabled', 'accounts.created_at', 'last_login_at'])
          .select('second_factors.created_at as factor_since')
          .orderBy('email')
          .execute(),
        links.list(),
      ]);
      return { administrators, invitations };
    },

    /** The token of a link with which somebody becomes an administrator. */
    async invite(email: string, by: Administrator): Promise<string> {
      const known = await db
        .selectFrom('accounts')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst();
      if (known) throw new RequestError(409, 'This address has an account.', { reason: 'account-exists' });
      return links.make({ email, by: by.email, days: INVITATION_DAYS });
    },

    revokeInvitation: links.revoke,
    linkEmail: links.emailOf,
    makeLink: links.make,

    /** Opens the account with the chosen password, even where failures had closed it; undefined for an invalid link. */
    async acceptLink(token: string, password: string): Promise<string | undefined> {
      const email = await links.use(token, password);
      if (email) await limit.forgiveEverywhere(email);
      return email;
    },

    /** Shuts an administrator out at once. Nobody can shut out themselves, so that one is always left. */
    async disable(id: string, by: Administrator): Promise<void> {
      if (id === by.id)
        throw new RequestError(409, 'Nobody disables their own account.', { reason: 'own-account' });
      await setDisabled(id, 1, by);
    },

    enable: (id: string, by: Administrator) => setDisabled(id, 0, by),

    /** What has run out is removed from the database too. */
    async forgetEnded(): Promise<void> {
      const at = now().toISOString();
      await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
      await db.deleteFrom('account_links').where('expires_at', '<=', at).execute();
    },
  };
}
