import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { fromBase32, toBase32 } from '#domain/accounts/base32.ts';
import type { Try } from '#domain/accounts/login-limit.ts';
import {
  enrolmentAddress,
  inGroups,
  isOneTimeCode,
  RECOVERY_BYTES,
  RECOVERY_CODES,
  SECRET_BYTES,
  tidyCode,
} from '#domain/accounts/second-factor.ts';
import { RequestError } from '#domain/request-error.ts';
import { recordAuditEvent } from '#server/audit/record-audit-event.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { tokenHash } from '../tokens.ts';
import { type AccountNotices, storeNotices } from './account-notices.ts';
import { decrypt, encrypt } from './encrypt.ts';
import type { LoginLimit } from './login-limit.ts';
import { stepOf } from './one-time-code.ts';

/**
 * Off: the account has none. Needed: no code was given. Recovery: nor can one of the app be checked, since the
 * password was forgotten. Closed: too many guesses, nothing was checked. The last two: it was right, and is used up.
 */
type Verdict = 'off' | 'needed' | 'recovery' | 'wrong' | 'closed' | 'one-time-code' | 'recovery-code';

interface Checked {
  verdict: Verdict;
  /** Seconds until a closed account takes codes again. */
  retryAfter?: number;
}

/** A new secret for an authenticator app; it counts once a code of it was entered. */
export interface FactorProposal {
  secret: string;
  /** The `otpauth:` address that authenticator apps read. */
  address: string;
  /** The same as a QR code: the squares of an SVG path, and how many of them stand in a row. */
  qr: { path: string; size: number };
}

interface Parts {
  database: Database;
  limit: LoginLimit;
  noticesOf: AccountNotices;
  issuer: string;
  now: () => Date;
}

interface Holder {
  id: string;
  email: string;
}

/** One-time codes (TOTP) beside the password, and codes on paper for when the telephone is lost. */
export function createSecondFactor({ database: { db, write }, limit, noticesOf, issuer, now }: Parts) {
  const factorOf = (accountId: string) =>
    db
      .selectFrom('second_factors')
      .select('sealed_secret')
      .where('account_id', '=', accountId)
      .executeTakeFirst();

  /** The secret of an account, which only its password opens; undefined where there is none, or it is closed. */
  async function secretOf(accountId: string, password: string) {
    const { sealed_secret = '' } = (await factorOf(accountId)) ?? {};
    return sealed_secret === '' ? undefined : decrypt(sealed_secret, password);
  }

  async function checkOneTimeCode(accountId: string, password: string, code: string): Promise<boolean> {
    const secret = await secretOf(accountId, password);
    const step = secret && stepOf(secret, code, now());
    if (step === undefined) return false;
    // Of two who send the same code at the same moment, one gets in.
    const { numUpdatedRows } = await db
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('account_id', '=', accountId)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** A secret that was closed opens again with the code: the app's codes count once more. */
  async function spendRecoveryCode(accountId: string, password: string, code: string): Promise<boolean> {
    const spent = await db
      .deleteFrom('recovery_codes')
      .where('account_id', '=', accountId)
      .where('code_hash', '=', tokenHash(code))
      .returning('sealed_secret')
      .executeTakeFirst();
    if (!spent) return false;
    const secret = spent.sealed_secret && (await decrypt(spent.sealed_secret, code));
    if (secret)
      await db
        .updateTable('second_factors')
        .set({ sealed_secret: await encrypt(secret, password) })
        .where('account_id', '=', accountId)
        .where('sealed_secret', '=', '')
        .execute();
    return true;
  }

  /** New recovery codes, each with the secret that it opens, where that is known. */
  function newCodes(secret: Uint8Array | undefined) {
    const codes = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomBytes(RECOVERY_BYTES)));
    return Promise.all(
      codes.map(async (code) => ({ code, sealed_secret: secret ? await encrypt(secret, code) : '' })),
    );
  }

  /** In place of those there were; they can be read this once. */
  async function storeCodes(
    trx: Transaction<Tables>,
    account_id: string,
    codes: Awaited<ReturnType<typeof newCodes>>,
  ): Promise<string[]> {
    await trx.deleteFrom('recovery_codes').where('account_id', '=', account_id).execute();
    await trx
      .insertInto('recovery_codes')
      .values(
        codes.map(({ code, sealed_secret }) => ({ code_hash: tokenHash(code), account_id, sealed_secret })),
      )
      .execute();
    return codes.map(({ code }) => inGroups(code));
  }

  return {
    /** A secret, new or the one that was proposed before, as a person and an app can take it. */
    async propose(email: string, given?: string): Promise<FactorProposal> {
      const secret = isSecret(given) ? given : toBase32(randomBytes(SECRET_BYTES));
      const address = enrolmentAddress(issuer, email, secret);
      const { qrPath } = await import('./qr-path.ts');
      return { secret, address, qr: qrPath(address) };
    },

    /** Whoever shows a code of the proposed secret has it in an app: from now on it counts. The recovery codes, or undefined. */
    async turnOn(
      { id, email }: Holder,
      { secret, code, password }: { secret: string; code: string; password: string },
    ): Promise<string[] | undefined> {
      const bytes = isSecret(secret) ? fromBase32(secret) : undefined;
      const step = bytes && stepOf(bytes, tidyCode(code), now());
      if (!bytes || step === undefined) return undefined;
      const [sealed_secret, codes] = await Promise.all([encrypt(bytes, password), newCodes(bytes)]);
      const notices = await noticesOf(email, { kind: 'second-factor-on' });
      return write(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('second_factors')
          .values({ account_id: id, sealed_secret, last_step: step, created_at: now().toISOString() })
          .onConflict((clash) => clash.column('account_id').doNothing())
          .executeTakeFirst();
        // To put another in its place takes a code of the one there is: it is turned off first.
        if (numInsertedOrUpdatedRows === 0n)
          throw new RequestError(409, 'The second factor is active.', { reason: 'second-factor-active' });
        await recordAuditEvent(trx, { at: now(), who: email, action: 'second-factor-on' });
        await storeNotices(trx, notices);
        return storeCodes(trx, id, codes);
      });
    },

    /**
     * Whether the code opens the account whose password was right. A code that does is used up by this.
     * Guesses of one-time codes are few; a recovery code nobody guesses, so it opens even then.
     */
    async check(
      { id }: Pick<Holder, 'id'>,
      { password, code: typed }: { password: string; code: string },
      countedBy: Try,
    ): Promise<Checked> {
      const factor = await factorOf(id);
      if (!factor) return { verdict: 'off' };
      const code = tidyCode(typed);
      const isClosed = factor.sealed_secret === '';
      if (code === '' || (isClosed && isOneTimeCode(code)))
        return { verdict: isClosed ? 'recovery' : 'needed' };
      if (!isOneTimeCode(code))
        return { verdict: (await spendRecoveryCode(id, password, code)) ? 'recovery-code' : 'wrong' };
      const { retryAfter } = await limit.take(countedBy);
      if (retryAfter > 0) return { verdict: 'closed', retryAfter };
      if (!(await checkOneTimeCode(id, password, code))) return { verdict: 'wrong' };
      await limit.forgive(countedBy);
      return { verdict: 'one-time-code' };
    },

    async turnOff({ id, email }: Holder): Promise<void> {
      const notices = await noticesOf(email, { kind: 'second-factor-off' });
      await write(async (trx) => {
        await removeFactor(trx, id);
        await storeNotices(trx, notices);
        await recordAuditEvent(trx, { at: now(), who: email, action: 'second-factor-off' });
      });
    },

    async newRecoveryCodes({ id, email }: Holder, password: string): Promise<string[]> {
      const codes = await newCodes(await secretOf(id, password));
      return write(async (trx) => {
        await recordAuditEvent(trx, { at: now(), who: email, action: 'recovery-codes-made' });
        return storeCodes(trx, id, codes);
      });
    },

    /** How many codes for a lost telephone are left. */
    async recoveryCodesLeft(accountId: string): Promise<number> {
      const { count } = await db
        .selectFrom('recovery_codes')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** The same secret under another password; undefined where there is none. */
    async reencrypted(accountId: string, password: string, next: string): Promise<string | undefined> {
      const secret = await secretOf(accountId, password);
      return secret && encrypt(secret, next);
    },
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** The password that opened it is forgotten: a code is still asked for, and a recovery code opens the secret again. */
export async function closeSecret(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ sealed_secret: '' })
    .where('account_id', '=', accountId)
    .execute();
}

/** For good: without the password that encrypted it the secret is of no use to anybody. Whether there was one. */
export async function removeFactor(trx: Transaction<Tables>, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  return numDeletedRows > 0n;
}

function isSecret(text: string | undefined): text is string {
  const bytes = fromBase32(text ?? '');
  return bytes?.length === SECRET_BYTES && toBase32(bytes) === text;
}
