import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TEXT = /\.(html|css|js|svg|json|webmanifest)$/;

/** Writes a brotli and a gzip variant beside each text file, for the server to send as it is. */
export async function compressFiles(folder) {
  const root = fileURLToPath(folder);
  for (const name of await readdir(root, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const file = path.join(root, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, brotliCompressSync(bytes));
    await writeFile(`${file}.gz`, gzipSync(bytes));
  }
}
