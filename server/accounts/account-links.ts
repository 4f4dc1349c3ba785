import type { Transaction } from 'kysely';
import { MAILED_LINK_MINUTES } from '#domain/accounts/limits.ts';
import type { Standing } from '#domain/accounts/roles.ts';
import { DAY_MS } from '#domain/paris-day.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { newToken, tokenHash } from '#server/tokens.ts';
import { type AccountNotices, storeNotices } from './account-notices.ts';
import { accountRow } from './account-row.ts';
import type { PasswordCheck } from './password-check.ts';
import { closeSecret, removeFactor } from './second-factor.ts';
import { endSessions } from './sessions.ts';

interface NewLink {
  email: string;
  /** An administrator, or `terminal`. */
  by: string;
  days: number;
  /** What an account that the link makes may do: everything, where nothing else is said. */
  standing?: Standing;
  /** Whether a code is still asked for after it was used: yes, unless somebody says otherwise. */
  keepsFactor?: boolean;
}

interface Parts extends Pick<PasswordCheck, 'refuseGuessable'> {
  database: Database;
  noticesOf: AccountNotices;
  now: () => Date;
}

/** In the place of who made it: somebody who has forgotten the password. */
const MAILED = '';

const OWNER: Standing = { role: 'owner', mayPublish: true };

/** One-time links with which somebody chooses the password of an account: invitations, and resets. */
export function createAccountLinks({ database: { db, write }, refuseGuessable, noticesOf, now }: Parts) {
  const open = (on: Database['db'] | Transaction<Tables>) =>
    on.selectFrom('account_links').where('account_links.expires_at', '>', now().toISOString());

  /** The e-mail that the link is for, as long as it can be used. */
  async function emailOf(token: string): Promise<string | undefined> {
    const link = await open(db).select('email').where('token_hash', '=', tokenHash(token)).executeTakeFirst();
    return link?.email;
  }

  async function hasAccount(email: string): Promise<boolean> {
    const account = await db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    return account !== undefined;
  }

  /** The row of a new link, and the token that opens it. */
  function newLink(
    { email, by, standing = OWNER, keepsFactor = true }: Omit<NewLink, 'days'>,
    lastsMs: number,
  ) {
    const token = newToken();
    const at = now();
    const row = {
      token_hash: tokenHash(token),
      email,
      created_by: by,
      created_at: at.toISOString(),
      expires_at: new Date(at.getTime() + lastsMs).toISOString(),
      role: standing.role,
      may_publish: standing.mayPublish ? (1 as const) : (0 as const),
      keeps_factor: keepsFactor ? (1 as const) : (0 as const),
    };
    return { token, row, at };
  }

  return {
    /** A new link, which ends those that were made for this e-mail before. */
    async make({ days, ...link }: NewLink): Promise<string> {
      const { token, row, at } = newLink(link, days * DAY_MS);
      const notices = (await hasAccount(link.email))
        ? await noticesOf(link.email, { kind: 'link-made', by: link.by })
        : [];
      await write(async (trx) => {
        await storeNotices(trx, notices);
        await endLinks(trx, row.email);
        await trx.insertInto('account_links').values(row).execute();
        await recordAuditEvent(trx, { at, who: row.created_by, action: 'link-made', subject: row.email });
      });
      return token;
    },

    /**
     * A link for whoever reads the mail of an active account, which keeps the second factor. Nobody knows who asked
     * for it: it ends no other link, so that a stranger who asks cannot spoil the one that its owner got.
     */
    async makeMailed(email: string): Promise<string | undefined> {
      const { token, row, at } = newLink({ email, by: MAILED }, MAILED_LINK_MINUTES * 60_000);
      return write(async (trx) => {
        const account = await trx
          .selectFrom('accounts')
          .select('id')
          .where('email', '=', email)
          .where('disabled', '=', 0)
          .executeTakeFirst();
        if (!account) return undefined;
        await trx.insertInto('account_links').values(row).execute();
        await recordAuditEvent(trx, { at, who: '', action: 'link-mailed', subject: email });
        return token;
      });
    },

    /** Whether a link asks for a recovery code beside the new password. */
    async keepsFactor(token: string): Promise<boolean> {
      const factor = await open(db)
        .innerJoin('accounts', 'accounts.email', 'account_links.email')
        .innerJoin('second_factors', 'second_factors.account_id', 'accounts.id')
        .select('accounts.id')
        .where('token_hash', '=', tokenHash(token))
        .where('keeps_factor', '=', 1)
        .executeTakeFirst();
      return factor !== undefined;
    },

    emailOf,

    /** Those that an administrator or the terminal made. */
    list() {
      return open(db)
        .select(['email', 'created_by', 'expires_at', 'role', 'may_publish'])
        .where('created_by', '<>', MAILED)
        .orderBy('email')
        .execute();
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
      const email = await emailOf(token);
      if (!email) return undefined;
      await refuseGuessable({ email, password });
      const row = await accountRow({ email: '', password }, now());
      // Whoever had no account has just been told of it by the link.
      const isKnown = await hasAccount(email);
      const chosen = isKnown ? await noticesOf(email, { kind: 'password-by-link' }) : [];
      const withoutFactor = await noticesOf(email, { kind: 'second-factor-off' });
      return write(async (trx) => {
        const used = await trx
          .deleteFrom('account_links')
          .where('token_hash', '=', tokenHash(token))
          .where('expires_at', '>', now().toISOString())
          .returning(['email', 'role', 'may_publish', 'keeps_factor'])
          .executeTakeFirst();
        if (!used) return undefined;
        await endLinks(trx, used.email);
        const { id } = await trx
          .insertInto('accounts')
          .values({ ...row, email: used.email, role: used.role, may_publish: used.may_publish })
          .onConflict((clash) =>
            clash.column('email').doUpdateSet({ password_hash: row.password_hash, disabled: 0 }),
          )
          .returning('id')
          .executeTakeFirstOrThrow();
        await endSessions(trx, id);
        if (used.keeps_factor) await closeSecret(trx, id);
        else if (await removeFactor(trx, id)) await storeNotices(trx, withoutFactor);
        await storeNotices(trx, chosen);
        await recordAuditEvent(trx, { at: now(), who: used.email, action: 'link-used' });
        return used.email;
      });
    },
  };
}

export type AccountLinks = ReturnType<typeof createAccountLinks>;

/** A link must not bring back an account that was disabled after it was made. */
export async function endLinks(trx: Transaction<Tables>, email: string): Promise<bigint> {
  const { numDeletedRows } = await trx
    .deleteFrom('account_links')
    .where('email', '=', email)
    .executeTakeFirst();
  return numDeletedRows;
}
