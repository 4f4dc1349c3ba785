import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Only this is stored: whoever reads the database cannot use what is in it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
