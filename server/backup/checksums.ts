import { createHash } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The file in an archive that names every other with its checksum, as `sha256sum --check` reads it. */
export const CHECKSUMS_FILE = 'SHA256SUMS';

/** One line for each file below the folder, in the order of their names. */
export async function checksumsOf(folder: string): Promise<string> {
  const files = (await entriesBelow(folder)).filter((entry) => entry.isFile()).map(pathOf);
  let lines = '';
  for (const file of files.sort())
    lines += `${await checksumOf(file)}  ${path.relative(folder, file).replaceAll('\\', '/')}\n`;
  return lines;
}

export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Not by `recursive: true`, which follows links: what they lead to would be there twice. */
export async function entriesBelow(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const below = entries.map(async (entry) => [
    entry,
    ...(entry.isDirectory() ? await entriesBelow(pathOf(entry)) : []),
  ]);
  return (await Promise.all(below)).flat();
}

export const pathOf = ({ parentPath, name }: Dirent) => path.join(parentPath, name);
