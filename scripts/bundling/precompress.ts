import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Writes the brotli and gzip variant of a text file beside it, at their strongest. */
export async function precompress(file: string): Promise<void> {
  const body = await readFile(file);
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength } };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, options),
    promisify(gzip)(body, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
