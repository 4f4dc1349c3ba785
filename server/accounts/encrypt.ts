import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFrom } from './password.ts';

const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Bytes that only the password opens: argon2id makes the key, AES-256-GCM keeps them. Whoever reads the
 * database finds nothing to use, and needs as long for a guess as with the hash of the password.
 */
export async function encrypt(bytes: Uint8Array, password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await keyFrom(password, salt), iv);
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([salt, iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Undefined when it was encrypted with another password. */
export async function decrypt(sealed: string, password: string): Promise<Buffer | undefined> {
  const bytes = Buffer.from(sealed, 'base64url');
  const ivAt = SALT_BYTES;
  const tagAt = ivAt + IV_BYTES;
  const bodyAt = tagAt + TAG_BYTES;
  const key = await keyFrom(password, bytes.subarray(0, ivAt));
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(ivAt, tagAt), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(tagAt, bodyAt));
    return Buffer.concat([decipher.update(bytes.subarray(bodyAt)), decipher.final()]);
  } catch {
    return undefined;
  }
}
