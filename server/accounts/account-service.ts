import { INVITATION_DAYS } from '#domain/accounts/limits.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Database } from '#server/database/database.ts';
import { createAccountLinks, endLinks } from './account-links.ts';
import type { Credentials } from './account-row.ts';
import { createFirstAdministrator } from './first-administrator.ts';
import { createLoginLimit } from './login-limit.ts';
import { hashPassword, NOBODYS_HASH, verifyPassword } from './password.ts';
import { type Administrator, createSessions, endSessions } from './sessions.ts';

export type { Administrator } from './sessions.ts';

/** Neither for a wrong e-mail or password. `retryAfter` in seconds: too many failures, nothing was checked. */
export interface Login {
  token?: string;
  retryAfter?: number;
}

interface PasswordChange {
  current: string;
  next: string;
  /** Where the request comes from, and the session it was made in, which stays. */
  address: string;
  session: string;
}

/** Administrators: who they are, how they come in, and how they are let in and shut out. */
export function createAccountService(database: Database, now: () => Date) {
  const { db, write } = database;
  const sessions = createSessions(database, now);
  const limit = createLoginLimit(database, now);
  const links = createAccountLinks(database, now);

  /** Whether the password is that of the active account; takes the same time when there is none. */
  async function accountWith({ email, password }: Credentials): Promise<Administrator | undefined> {
    const account = await db
      .selectFrom('accounts')
      .select(['id', 'email', 'password_hash'])
      .where('email', '=', email)
      .where('disabled', '=', 0)
      .executeTakeFirst();
    const matches = await verifyPassword(password, account?.password_hash ?? NOBODYS_HASH);
    return account && matches ? { id: account.id, email: account.email } : undefined;
  }

  async function setDisabled(id: string, disabled: 0 | 1): Promise<void> {
    await write(async (trx) => {
      const account = await trx
        .updateTable('accounts')
        .set({ disabled })
        .where('id', '=', id)
        .returning('email')
        .executeTakeFirst();
      if (!account) throw new Refusal(404, 'Ce compte n’existe pas.');
      await endLinks(trx, account.email);
      if (disabled) await endSessions(trx, id);
    });
  }

  return {
    ...createFirstAdministrator(database, now),
    administrator: sessions.administrator,
    logOut: sessions.end,

    async logIn({ email: given, password }: Credentials, address: string): Promise<Login> {
      const email = given.toLowerCase();
      const retryAfter = await limit.take({ email, address });
      if (retryAfter > 0) return { retryAfter };
      const account = await accountWith({ email, password });
      if (!account) return {};
      await limit.forgive({ email, address });
      return { token: await sessions.begin(account.id) };
    },

    /** Ends the other sessions. False when the present password is wrong; guesses are counted like those at the door. */
    async changePassword(
      { id, email }: Administrator,
      { current, next, address, session }: PasswordChange,
    ): Promise<boolean> {
      const retryAfter = await limit.take({ email, address });
      if (retryAfter > 0) throw new Refusal(429, 'Trop de tentatives.', { retryAfter });
      if (!(await accountWith({ email, password: current }))) return false;
      await limit.forgive({ email, address });
      const password_hash = await hashPassword(next);
      await write(async (trx) => {
        await trx.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute();
        await endSessions(trx, id, session);
        await endLinks(trx, email);
      });
      return true;
    },

    async list() {
      const [administrators, invitations] = await Promise.all([
        db
          .selectFrom('accounts')
          .select(['id', 'email', 'disabled', 'created_at', 'last_login_at'])
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
      if (known) throw new Refusal(409, 'Cette adresse a déjà un compte.');
      return links.make({ email, by: by.email, days: INVITATION_DAYS });
    },

    revokeInvitation: links.revoke,
    linkEmail: links.emailOf,
    makeLink: links.make,

    /** Opens the account with the chosen password, even where failures had closed it; undefined for a link that is none. */
    async acceptLink(token: string, password: string): Promise<string | undefined> {
      const email = await links.use(token, password);
      if (email) await limit.forgiveEverywhere(email);
      return email;
    },

    /** Shuts an administrator out at once. Nobody can shut out themselves, so that one is always left. */
    async disable(id: string, by: Administrator): Promise<void> {
      if (id === by.id) throw new Refusal(409, 'Vous ne pouvez pas désactiver votre propre compte.');
      await setDisabled(id, 1);
    },

    enable: (id: string) => setDisabled(id, 0),

    /** What has run out is removed from the database too. */
    async forgetEnded(): Promise<void> {
      const at = now().toISOString();
      await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
      await db.deleteFrom('account_links').where('expires_at', '<=', at).execute();
    },
  };
}
