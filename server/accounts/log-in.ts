import { FAILURE_WINDOW_MS, ownCounts, strangersCounts } from '#domain/accounts/login-limit.ts';
import type { AuditAction } from '#domain/audit/audit-events.ts';
import { RequestError } from '#domain/request-error.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import { tokenHash } from '#server/tokens.ts';
import type { AccountNotices } from './account-notices.ts';
import type { Credentials } from './account-row.ts';
import type { Devices } from './devices.ts';
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
  /** The token of the session in which it is shown. */
  session: string;
}

/** What a browser says of itself when somebody signs in by it. */
interface Browser {
  /** The cookie of known devices; empty for none. */
  device: string;
  /** Its family, as its user knows it again. */
  family: string;
  /** Whether its owner knows already that somebody comes by it: a mail tells of the link that was used. */
  expected?: boolean;
}

interface Parts {
  database: Database;
  sessions: Sessions;
  limit: LoginLimit;
  devices: Devices;
  factor: SecondFactor;
  noticesOf: AccountNotices;
  now: () => Date;
}

/** How somebody shows who they are: by password, and by a code where the account asks for one. */
export function createLogIn({ database: { db }, sessions, limit, devices, factor, ...parts }: Parts) {
  const { noticesOf, now } = parts;

  const activeAccount = (email: string) =>
    db
      .selectFrom('accounts')
      .select(['id', 'email', 'password_hash', 'last_login_at'])
      .where('email', '=', email)
      .where('disabled', '=', 0)
      .executeTakeFirst();

  /** The active account with this password; takes the same time when there is none. */
  async function accountWith({ email, password }: Credentials) {
    const account = await activeAccount(email);
    const matches = await verifyPassword(password, account?.password_hash ?? NOBODYS_HASH);
    if (!account || !matches) return undefined;
    if (isOutdated(account.password_hash)) await renewHash(account, password);
    return { id: account.id, email: account.email, isFirstLogin: account.last_login_at === '' };
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

  /** By what a try is counted: a device that the account was opened from before has a count of its own. */
  async function countsOf(email: string, address: string, device: string | undefined) {
    const account = device && (await activeAccount(email));
    const known = account ? await devices.recognised(device, account) : undefined;
    const counts = known ? ownCounts(`device ${known}`) : strangersCounts({ email, address });
    return { counts, isKnown: known !== undefined };
  }

  return {
    async logIn(
      { email: given, password, code = '' }: Credentials & { code?: string },
      address: string,
      browser?: Browser,
    ): Promise<Login> {
      const email = given.toLowerCase();
      const { counts, isKnown } = await countsOf(email, address, browser?.device);
      const { retryAfter, takeBack } = await limit.take(counts.password);
      if (retryAfter > 0) {
        await recordLoginClosed(email, address);
        return { retryAfter };
      }
      const account = await accountWith({ email, password });
      if (!account) {
        await recordFailedLogin('login-refused', email);
        return {};
      }
      const { verdict, retryAfter: codesIn } = await factor.check(account, { password, code }, counts.code);
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
      await limit.forgive(counts.password);
      // Whoever comes for the first time has chosen the password a moment ago.
      const isNew = browser && !browser.expected && !isKnown && !account.isFirstLogin;
      const { family = '' } = browser ?? {};
      const notices = isNew ? await noticesOf(email, { kind: 'new-device', browser: family }) : [];
      return { token: await sessions.begin(account, { by: verdict, browser: family, notices }) };
    },

    /** The cookie by which the browser is known from now on that an account was opened by. */
    async rememberDevice(cookie: string, email: string): Promise<string> {
      const account = await activeAccount(email);
      return account ? devices.remember(cookie, account) : cookie;
    },

    /**
     * Whether it is really the person who is signed in, before something that outlasts the session. Each session
     * counts its own guesses: no stranger keeps anybody from it. Gives what was wrong, undefined for nothing.
     */
    async prove(
      { id, email }: { id: string; email: string },
      { password, code, session }: Proof,
    ): Promise<'password' | 'code' | undefined> {
      const counts = ownCounts(`session ${tokenHash(session)}`);
      const { retryAfter, takeBack } = await limit.take(counts.password);
      if (retryAfter > 0) throw tooMany(retryAfter);
      if (!(await accountWith({ email, password }))) {
        await recordFailedLogin('login-refused', email);
        return 'password';
      }
      if (code === undefined) {
        await limit.forgive(counts.password);
        return undefined;
      }
      const { verdict, retryAfter: codesIn = 0 } = await factor.check(
        { id },
        { password, code },
        counts.code,
      );
      if (verdict === 'closed') {
        await takeBack();
        throw tooMany(codesIn);
      }
      if (verdict === 'needed' || verdict === 'recovery' || verdict === 'wrong') {
        await recordFailedLogin('code-refused', email);
        return 'code';
      }
      await limit.forgive(counts.password);
      return undefined;
    },
  };
}

const tooMany = (retryAfter: number) =>
  new RequestError(429, 'Too many tries.', { retryAfter, reason: 'too-many-tries' });
