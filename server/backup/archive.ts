import { access, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { create, extract } from 'tar';
import { CHECKSUMS_FILE, checksumsOf } from './checksums.ts';

/** Why a backup or a restore did not come about. The message is one sentence for whoever runs it. */
export class BackupError extends Error {}

/** Writes the folder into one archive with a checksum of every file. It appears under its name when it is whole. */
export async function pack(folder: string, archive: string): Promise<void> {
  const part = `${archive}.part`;
  try {
    await writeFile(path.join(folder, CHECKSUMS_FILE), await checksumsOf(folder));
    const entries = await readdir(folder);
    await create({ file: part, cwd: folder, gzip: true, portable: true, strict: true, mode: 0o600 }, entries);
    const handle = await open(part, 'r+');
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
export async function unpack(archive: string, folder: string): Promise<void> {
  await access(archive).catch(() => {
    throw new BackupError(`${archive} cannot be read: there is no such file.`);
  });
  try {
    // In one go: nothing is still being written when it fails.
    extract({ file: archive, cwd: folder, strict: true, preserveOwner: false, sync: true });
  } catch (error) {
    throw new BackupError(`${archive} is no whole backup of this site: ${(error as Error).message}.`);
  }
  const promised = await readFile(path.join(folder, CHECKSUMS_FILE), 'utf8').catch(() => '');
  await rm(path.join(folder, CHECKSUMS_FILE), { force: true });
  const found = await checksumsOf(folder);
  if (promised === '' || promised !== found)
    throw new BackupError(`${archive} is damaged: ${difference(promised, found)}.`);
}

function difference(promised: string, found: string): string {
  if (promised === '') return 'it has no list of checksums';
  const there = new Set(found.split('\n'));
  const line = promised.split('\n').find((one) => !there.has(one));
  return line ? `${line.slice(66)} is not what was saved` : 'it holds a file that is not on its list';
}
