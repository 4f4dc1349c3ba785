import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import { loadSecret } from '#server/database/secrets.ts';

const SECRET_NAME = 'known-devices';
const ID_BYTES = 16;
/** So many people open their accounts by one browser: a sign for each. */
const MOST = 4;
const BETWEEN = '~';
const SIGN = /^([\w-]{22})\.([\w-]{43})$/;

interface Account {
  id: string;
  password_hash: string;
}

/**
 * Browsers from which an account was opened before, by a cookie of theirs that says nothing: random signs, each
 * signed together with the account and its present password. Nothing is stored, and another password makes
 * strangers of them all.
 */
export function createDevices(database: Pick<Database, 'db'>) {
  let secret: Promise<string> | undefined;

  async function signature(id: string, account: Account): Promise<Buffer> {
    secret ??= loadSecret(database, SECRET_NAME);
    const key = await secret.catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return createHmac('sha256', key).update(`${id} ${account.id} ${account.password_hash}`).digest();
  }

  async function isOf(sign: string, account: Account): Promise<boolean> {
    const [, id = '', given = ''] = SIGN.exec(sign) ?? [];
    if (id === '') return false;
    const expected = (await signature(id, account)).toString('base64url');
    return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  }

  /** The sign of this account among those of the cookie; undefined for none. */
  async function signOf(cookie: string, account: Account): Promise<string | undefined> {
    for (const sign of cookie.split(BETWEEN, MOST)) if (await isOf(sign, account)) return sign;
    return undefined;
  }

  return {
    /** By what the device is counted that shows this cookie; undefined where the account was never opened there. */
    async recognised(cookie: string, account: Account): Promise<string | undefined> {
      return (await signOf(cookie, account))?.split('.')[0];
    },

    /** The cookie by which the device is known from now on, for this account too. */
    async remember(cookie: string, account: Account): Promise<string> {
      const known = await signOf(cookie, account);
      const others = cookie.split(BETWEEN, MOST).filter((sign) => sign !== known && SIGN.test(sign));
      if (known) return [known, ...others].slice(0, MOST).join(BETWEEN);
      const id = randomBytes(ID_BYTES).toString('base64url');
      const sign = `${id}.${(await signature(id, account)).toString('base64url')}`;
      return [sign, ...others].slice(0, MOST).join(BETWEEN);
    },
  };
}

export type Devices = ReturnType<typeof createDevices>;
