import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { gate } from '#server/gate/gate.ts';

const derive = promisify(argon2);
const MEMORY_KIB = 19_456;
const PASSES = 2;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

const CURRENT = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$`;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;
/** As records were written before: `argon2id$19456$2$salt$hash`, in base64url. */
const FORMER = /^argon2id\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Compared with when an e-mail is unknown, so that both failures take the same time. No password matches it. */
export const NOBODYS_HASH = `${CURRENT}${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** argon2id in the PHC string format: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await deriveTag(password, salt, MEMORY_KIB, PASSES);
  return `${CURRENT}${unpadded(salt)}$${unpadded(tag)}`;
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, salt = '', tag = ''] = PHC.exec(stored) ?? FORMER.exec(stored) ?? [];
  if (tag === '') return false;
  // Reads base64url too.
  const expected = Buffer.from(tag, 'base64');
  const actual = await deriveTag(password, Buffer.from(salt, 'base64'), Number(memory), Number(passes));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Whether a record is of another format or cost than `hashPassword` writes now. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(CURRENT);
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** A key of 32 bytes that takes as long to find as the password. */
export function keyFrom(password: string, salt: Buffer): Promise<Buffer> {
  return deriveTag(password, salt, MEMORY_KIB, PASSES);
}

function deriveTag(password: string, salt: Buffer, memory: number, passes: number): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  return gate.hashing.pass(() =>
    derive('argon2id', { message, nonce: salt, parallelism: 1, tagLength: TAG_BYTES, memory, passes }),
  );
}
