import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { create, extract } from 'tar';

/** Why a backup or a restore did not come about. The message is one sentence for whoever runs it. */
export class BackupError extends Error {}

/** The file in an archive that names every other with its sum, as `sha256sum --check` reads it. */
const SUMS = 'SHA256SUMS';

/** Writes the folder into one archive with a checksum of every file. It appears under its name when it is whole. */
export async function pack(folder: string, archive: string): Promise<void> {
  const part = `${archive}.part`;
  try {
    await writeFile(path.join(folder, SUMS), await sumsOf(folder));
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
  const promised = await readFile(path.join(folder, SUMS), 'utf8').catch(() => '');
  await rm(path.join(folder, SUMS), { force: true });
  const found = await sumsOf(folder);
  if (promised === '' || promised !== found)
    throw new BackupError(`${archive} is damaged: ${difference(promised, found)}.`);
}

/** One line for each file below the folder, in the order of their names. */
async function sumsOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  let lines = '';
  for (const file of files)
    lines += `${await sumOf(path.join(folder, file))}  ${file.replaceAll('\\', '/')}\n`;
  return lines;
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function difference(promised: string, found: string): string {
  if (promised === '') return 'it has no list of checksums';
  const there = new Set(found.split('\n'));
  const line = promised.split('\n').find((one) => !there.has(one));
  return line ? `${line.slice(66)} is not what was saved` : 'it holds a file that is not on its list';
}
