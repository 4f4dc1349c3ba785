import { FAILURE_WINDOW_MS } from '#domain/accounts/login-limit.ts';
import type { AuditAction } from '#domain/audit/audit-events.ts';
import { RequestError } from '#domain/request-error.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import type { Credentials } from './account-row.ts';
import type { LoginLimit } from './login-limit.ts';
import { hashPassword, isOutdated, NOBODYS_HASH, verifyPassword } from './password.ts';
import type { SecondFactor } from './second-factor.ts';
import type { Sessions } from './sessions.ts';

/**
 * A token; or nothing for a wrong e-mail or password. `retryAfter` in seconds: too many failures,
 * nothing was checked. `code`: the password was right, and the code beside it is missing or wrong; `recovery`:
 * only a recovery code can be checked.
 */
export interface Login {
  token?: string;
  retryAfter?: number;
  code?: 'needed' | 'recovery' | 'wrong';
}

export interface Proof {
  password: string;
  /** Of the app or from the list; empty where none is asked for. */
  code?: string;
  /** Where the request comes from. */
  address: string;
}

interface Parts {
  database: Database;
  sessions: Sessions;
  limit: LoginLimit;
  factor: SecondFactor;
  now: () => Date;
}

/** How somebody shows who they are: by password, and by a code where the account asks for one. */
export function createLogIn({ database: { db }, sessions, limit, factor, now }: Parts) {
  /** The active account with this password; takes the same time when there is none. */
  async function accountWith({ email, password }: Credentials) {
    const account = await db
      .selectFrom('accounts')
      .select(['id', 'email', 'password_hash'])
      .where('email', '=', email)
      .where('disabled', '=', 0)
      .executeTakeFirst();
    const matches = await verifyPassword(password, account?.password_hash ?? NOBODYS_HASH);
    if (!account || !matches) return undefined;
    if (isOutdated(account.password_hash)) await renewHash(account, password);
    return { id: account.id, email: account.email };
  }

  /** Not where another password has been set meanwhile. */
  async function renewHash({ id, password_hash }: { id: string; password_hash: string }, password: string) {
    await db
      .updateTable('accounts')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .execute();
  }

  /** Names accounts only: people type passwords where their e-mail belongs. */
  async function recordFailedLogin(action: AuditAction, email: string, subject?: string): Promise<void> {
    const known = await db
      .selectFrom('accounts')
      .select('email')
      .where('email', '=', email)
      .executeTakeFirst();
    await recordAuditEvent(db, { at: now(), who: known?.email ?? '', action, subject });
  }

  /** Once per window of failures: repeated attempts while logins are refused must not fill the log. */
  async function recordLoginClosed(email: string, address: string): Promise<void> {
    const since = new Date(now().getTime() - FAILURE_WINDOW_MS).toISOString();
    const recorded = await db
      .selectFrom('audit_log')
      .select('id')
      .where('act', '=', 'login-closed')
      .where('at', '>', since)
      .where('subject', '=', address)
      .executeTakeFirst();
    if (!recorded) await recordFailedLogin('login-closed', email, address);
  }

  return {
    async logIn(
      { email: given, password, code = '' }: Credentials & { code?: string },
      address: string,
    ): Promise<Login> {
      const email = given.toLowerCase();
      const { retryAfter, takeBack } = await limit.take({ email, address });
      if (retryAfter > 0) {
        await recordLoginClosed(email, address);
        return { retryAfter };
      }
      const account = await accountWith({ email, password });
      if (!account) {
        await recordFailedLogin('login-refused', email);
        return {};
      }
      const { verdict, retryAfter: codesIn } = await factor.check(account, password, code);
      if (verdict === 'closed') {
        await takeBack();
        await recordLoginClosed(email, address);
        return { retryAfter: codesIn };
      }
      if (verdict === 'needed' || verdict === 'recovery') {
        // No guess. But the failures before it stay: they may have been guesses of the code.
        await takeBack();
        return { code: verdict };
      }
      if (verdict === 'wrong') {
        await recordFailedLogin('code-refused', email);
        return { code: 'wrong' };
      }
      await limit.forgive({ email, address });
      return { token: await sessions.begin(account, verdict) };
    },

    /**
     * Whether it is really the person who is signed in, before something that outlasts the session. Guesses
     * are counted together with failed logins. Gives what was wrong, undefined for nothing.
     */
    async prove(
      { id, email }: { id: string; email: string },
      { password, code, address }: Proof,
    ): Promise<'password' | 'code' | undefined> {
      const { retryAfter, takeBack } = await limit.take({ email, address });
      if (retryAfter > 0) throw tooMany(retryAfter);
      if (!(await accountWith({ email, password }))) {
        await recordFailedLogin('login-refused', email);
        return 'password';
      }
      if (code === undefined) {
        await limit.forgive({ email, address });
        return undefined;
      }
      const { verdict, retryAfter: codesIn = 0 } = await factor.check({ id, email }, password, code);
      if (verdict === 'closed') {
        await takeBack();
        throw tooMany(codesIn);
      }
      if (verdict === 'needed' || verdict === 'recovery' || verdict === 'wrong') {
        await recordFailedLogin('code-refused', email);
        return 'code';
      }
      await limit.forgive({ email, address });
      return undefined;
    },
  };
}

const tooMany = (retryAfter: number) =>
  new RequestError(429, 'Too many tries.', { retryAfter, reason: 'too-many-tries' });
