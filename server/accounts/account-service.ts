import { FAILURE_WINDOW_MS, resetRequests, type Try } from '#domain/accounts/login-limit.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { createAccountLinks, endLinks } from './account-links.ts';
import { createAccountNotices, storeNotices } from './account-notices.ts';
import { createDevices } from './devices.ts';
import { createFirstAdministrator } from './first-administrator.ts';
import { createLogIn, type Proof } from './log-in.ts';
import { createLoginLimit } from './login-limit.ts';
import { hashPassword } from './password.ts';
import { type Agency, createPasswordCheck } from './password-check.ts';
import { createSecondFactor } from './second-factor.ts';
import { type Administrator, createSessions, endSessions } from './sessions.ts';
import { createTeam } from './team.ts';

export type { Login } from './log-in.ts';
export type { FactorProposal } from './second-factor.ts';
export type { Administrator } from './sessions.ts';

interface PasswordChange extends Proof {
  /** The session it is made in stays. */
  next: string;
}

/** Administrators: who they are, how they come in, and how they are let in and shut out. */
export function createAccountService(
  database: Database,
  now: () => Date,
  { siteUrl, secondFactor }: Pick<Config, 'siteUrl' | 'secondFactor'>,
  agency?: () => Promise<Agency & { email: string }>,
) {
  const { db, write } = database;
  const sessions = createSessions(database, now);
  const limit = createLoginLimit(database, now);
  const { isGuessable, refuseGuessable } = createPasswordCheck({ siteUrl, agency });
  const noticesOf = createAccountNotices({ agency, now });
  const links = createAccountLinks({ database, refuseGuessable, noticesOf, now });
  const issuer = new URL(siteUrl).host;
  const factor = createSecondFactor({ database, limit, noticesOf, issuer, now });
  const { logIn, prove, rememberDevice } = createLogIn({
    ...{ database, sessions, limit, factor, noticesOf, now },
    devices: createDevices(database),
  });

  return {
    ...createFirstAdministrator(database, { refuseGuessable }, now),
    isGuessable,
    ...createTeam({ database, links, now }),
    administrator: sessions.administrator,
    logOut: sessions.end,
    logIn,
    rememberDevice,
    prove,
    sessionsOf: sessions.list,
    endSession: sessions.endOne,
    endOtherSessions: sessions.endOthers,
    factor,

    /** Whether somebody must first set a second factor up, before anything else opens. */
    mustEnrol: ({ secondFactor: has }: Administrator) => secondFactor === 'required' && !has,

    /** Ends the other sessions. False when the present password is wrong. */
    async changePassword(administrator: Administrator, { next, ...proof }: PasswordChange): Promise<boolean> {
      const { id, email } = administrator;
      await refuseGuessable({ email, password: next });
      if (await prove(administrator, proof)) return false;
      const password_hash = await hashPassword(next);
      const sealed_secret = await factor.reencrypted(id, proof.password, next);
      const notices = await noticesOf(email, { kind: 'password-changed' });
      await write(async (trx) => {
        await trx.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute();
        if (sealed_secret)
          await trx
            .updateTable('second_factors')
            .set({ sealed_secret })
            .where('account_id', '=', id)
            .execute();
        await endSessions(trx, id, proof.session);
        await endLinks(trx, email);
        await storeNotices(trx, notices);
        await recordAuditEvent(trx, { at: now(), who: email, action: 'password-changed' });
      });
      return true;
    },

    linkEmail: links.emailOf,
    linkKeepsFactor: links.keepsFactor,
    makeLink: links.make,

    /**
     * For somebody who has forgotten the password: seconds to wait, 0 where the next asks may be made now. Says and
     * takes the same for every e-mail; whether there is such an account shows in `makeMailedLink` only.
     */
    async askForReset(asking: Try): Promise<number> {
      const waits = [];
      for (const request of resetRequests(asking)) waits.push((await limit.take(request)).retryAfter);
      return Math.max(...waits);
    },

    makeMailedLink: links.makeMailed,

    /** Opens the account with the chosen password, even where failures had closed it; undefined for an invalid link. */
    async acceptLink(token: string, password: string): Promise<string | undefined> {
      const email = await links.use(token, password);
      if (email) await limit.forgiveEverywhere(email);
      return email;
    },

    /**
     * Notes that somebody asked for what their role does not allow: once in a quarter of an hour for each thing,
     * so that nobody fills the journal.
     */
    async noteRefused({ email }: Administrator, asked: string): Promise<void> {
      const at = now();
      const since = new Date(at.getTime() - FAILURE_WINDOW_MS).toISOString();
      const noted = await db
        .selectFrom('audit_log')
        .select('id')
        .where('act', '=', 'access-refused')
        .where('at', '>', since)
        .where('who', '=', email)
        .where('subject', '=', asked)
        .executeTakeFirst();
      if (!noted) await recordAuditEvent(db, { at, who: email, action: 'access-refused', subject: asked });
    },

    /** What has run out is removed from the database too. */
    async forgetEnded(): Promise<void> {
      const at = now().toISOString();
      await sessions.forgetEnded();
      await db.deleteFrom('account_links').where('expires_at', '<=', at).execute();
      await limit.forgetOld();
    },
  };
}
