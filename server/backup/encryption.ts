import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error.ts';

/** How an encrypted archive begins: this, a check of the key, and the starting value. Its last bytes prove the whole. */
const MARK = Buffer.from('Vitrine backup, AES-256-GCM, 1\n');
const CHECK_BYTES = 8;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MARK.length + CHECK_BYTES + IV_BYTES;

/** Tells a wrong key from a damaged file; of a key made by chance it gives nothing away. */
function checkOf(key: Buffer): Buffer {
  return createHash('sha256').update(MARK).update(key).digest().subarray(0, CHECK_BYTES);
}

/** The bytes so that only the key opens them, as they come. */
export async function* encrypted(bytes: AsyncIterable<Uint8Array>, key: Buffer): AsyncGenerator<Buffer> {
  const iv = randomBytes(IV_BYTES);
  const head = Buffer.concat([MARK, checkOf(key), iv]);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(head);
  yield head;
  for await (const chunk of bytes) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

export async function isEncrypted(file: string): Promise<boolean> {
  return (await readAt(file, 0, MARK.length)).equals(MARK);
}

/** Writes what an encrypted file holds. It is proven when this resolves, and worth nothing when it rejects. */
export async function decryptFile(file: string, to: string, key: Buffer | undefined): Promise<void> {
  if (!key)
    throw new BackupError(
      `${file} is encrypted: set BACKUP_KEY to the key that the site had when it was made.`,
    );
  const head = await readAt(file, 0, HEAD_BYTES);
  if (!head.subarray(MARK.length, MARK.length + CHECK_BYTES).equals(checkOf(key)))
    throw new BackupError(`${file} was encrypted with another key than that of BACKUP_KEY.`);
  const iv = head.subarray(-IV_BYTES);
  const tagAt = (await sizeOf(file)) - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(head);
  decipher.setAuthTag(await readAt(file, tagAt, TAG_BYTES));
  const body = createReadStream(file, { start: HEAD_BYTES, end: tagAt - 1 });
  try {
    await pipeline(body, decipher, createWriteStream(to, { mode: 0o600 }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    throw new BackupError(`${file} is damaged: it is not what was encrypted.`);
  }
}

async function readAt(file: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function sizeOf(file: string): Promise<number> {
  const handle = await open(file, 'r');
  try {
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}
