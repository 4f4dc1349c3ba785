import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFormToken, signedPart } from '#domain/leads/forms/form-token.ts';
import type { FormAge } from '#domain/leads/forms/spam-score.ts';
import type { Database } from '#server/database/database.ts';
import { loadSecret } from '#server/database/secrets.ts';

const KEY_BYTES = 16;
const SECRET_NAME = 'form-tokens';

/** Makes and checks the tokens of rendered forms. All instances share one secret. */
export function createFormTokens(database: Database, now: () => Date) {
  let secret: Promise<string> | undefined;

  async function signature(part: string): Promise<Buffer> {
    secret ??= loadSecret(database, SECRET_NAME);
    const key = await secret.catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return createHmac('sha256', key).update(part).digest();
  }

  return {
    async make(): Promise<string> {
      const key = randomBytes(KEY_BYTES).toString('base64url');
      const part = signedPart({ key, madeAt: now().getTime() });
      return `${part}.${(await signature(part)).toString('base64url')}`;
    },

    /** The key of the form it was rendered with, empty for none of ours, and how long ago that was. */
    async read(token: string): Promise<{ key: string; age: FormAge }> {
      if (token === '') return { key: '', age: 'none' };
      const parts = readFormToken(token);
      if (!parts) return { key: '', age: 'forged' };
      const given = Buffer.from(parts.signature, 'base64url');
      if (!timingSafeEqual(given, await signature(signedPart(parts)))) return { key: '', age: 'forged' };
      return { key: parts.key, age: now().getTime() - parts.madeAt };
    },
  };
}

export type FormTokens = ReturnType<typeof createFormTokens>;
