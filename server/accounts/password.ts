import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limitConcurrency } from '#server/limit-concurrency.ts';

const derive = promisify(argon2);
const MEMORY_KIB = 19_456;
const PASSES = 2;
const TAG_BYTES = 32;
const SALT_BYTES = 16;
/** Whoever asks for it, login or new password: the other threads stay free for files and compression. */
const twoAtOnce = limitConcurrency(2);

/** Compared with when an e-mail is unknown, so that both failures take the same time. No password matches it. */
export const NOBODYS_HASH = ['argon2id', MEMORY_KIB, PASSES, 'A'.repeat(22), 'A'.repeat(43)].join('$');

/** argon2id, written with its parameters: `argon2id$19456$2$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await deriveTag(password, salt, MEMORY_KIB, PASSES);
  return ['argon2id', MEMORY_KIB, PASSES, salt.toString('base64url'), tag.toString('base64url')].join('$');
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [algorithm, memory, passes, salt = '', tag = ''] = stored.split('$');
  if (algorithm !== 'argon2id') return false;
  const expected = Buffer.from(tag, 'base64url');
  const actual = await deriveTag(password, Buffer.from(salt, 'base64url'), Number(memory), Number(passes));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** A key of 32 bytes that takes as long to find as the password. */
export function keyFrom(password: string, salt: Buffer): Promise<Buffer> {
  return deriveTag(password, salt, MEMORY_KIB, PASSES);
}

function deriveTag(password: string, salt: Buffer, memory: number, passes: number): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  return twoAtOnce(() =>
    derive('argon2id', { message, nonce: salt, parallelism: 1, tagLength: TAG_BYTES, memory, passes }),
  );
}
