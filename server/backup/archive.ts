import { createWriteStream } from 'node:fs';
import { access, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { create, extract } from 'tar';
import { BackupError } from './backup-error.ts';
import { CHECKSUMS_FILE, checksumsOf } from './checksums.ts';
import { decryptFile, encrypted, isEncrypted } from './encryption.ts';

/**
 * Writes the folder into one archive with a checksum of every file, encrypted where there is a key. It appears
 * under its name when it is whole.
 */
export async function pack(folder: string, archive: string, key?: Buffer): Promise<void> {
  const part = `${archive}.part`;
  try {
    await writeFile(path.join(folder, CHECKSUMS_FILE), await checksumsOf(folder));
    const entries = await readdir(folder);
    const packed = create({ cwd: folder, gzip: true, portable: true, strict: true, mode: 0o600 }, entries);
    await pipeline(key ? encrypted(packed, key) : packed, createWriteStream(part, { mode: 0o600 }));
    const handle = await open(part, 'r+');
    // A part that somebody left behind may be open to others.
    await handle.chmod(0o600);
    await handle.sync();
    await handle.close();
    await rename(part, archive);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Reads the archive into an empty folder, and refuses one of which a single byte is not what was saved. */
export async function unpack(archive: string, folder: string, key?: Buffer): Promise<void> {
  await access(archive).catch(() => {
    throw new BackupError(`${archive} cannot be read: there is no such file.`);
  });
  if (!(await isEncrypted(archive))) extractWhole(archive, folder, archive);
  else {
    const opened = `${folder}.tar.gz`;
    try {
      await decryptFile(archive, opened, key);
      extractWhole(opened, folder, archive);
    } finally {
      await rm(opened, { force: true });
    }
  }
  const promised = await readFile(path.join(folder, CHECKSUMS_FILE), 'utf8').catch(() => '');
  await rm(path.join(folder, CHECKSUMS_FILE), { force: true });
  const found = await checksumsOf(folder);
  if (promised === '' || promised !== found)
    throw new BackupError(`${archive} is damaged: ${difference(promised, found)}.`);
}

/** In one go: nothing is still being written when it fails. */
function extractWhole(file: string, folder: string, archive: string): void {
  try {
    extract({ file, cwd: folder, strict: true, preserveOwner: false, sync: true });
  } catch (error) {
    throw new BackupError(`${archive} is no whole backup of this site: ${(error as Error).message}.`);
  }
}

function difference(promised: string, found: string): string {
  if (promised === '') return 'it has no list of checksums';
  const there = new Set(found.split('\n'));
  const line = promised.split('\n').find((one) => !there.has(one));
  return line ? `${line.slice(66)} is not what was saved` : 'it holds a file that is not on its list';
}
