import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

/**
 * What runs when the document is opened or clicked: scripts, other programs, films with scripts of their own. The name
 * alone may be the end of an address; between the two stand spaces, or remarks.
 */
const PROGRAMS = /\/(?:S|Subtype)(?:[\0\s]|%[^\r\n]*)*\/(?:JavaScript|Launch|RichMedia)(?![A-Za-z])/;
/** Any letter of a name may be written by its number: `/J#61vaScript`. */
const BY_NUMBER = /#([0-9a-f]{2})/gi;

/** Objects may be packed together. Pictures and pages are packed too, and hold no programs. */
const PACKED = '/ObjStm';
const PACKS_MAX = 5000;
const UNPACKED_MAX_BYTES = 4 * 1024 * 1024;
const inflate = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.inflate);

/**
 * Whether a PDF holds a program. What is encrypted cannot be looked into, and what was hidden with skill is not found:
 * a scanner is no less useful for it.
 */
export async function holdsProgram(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  if (namesProgram(bytes)) return true;
  for await (const packed of packedObjects(bytes)) if (namesProgram(packed)) return true;
  return false;
}

function namesProgram(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  const plain = text.replace(BY_NUMBER, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return PROGRAMS.test(plain);
}

async function* packedObjects(bytes: Buffer): AsyncGenerator<Buffer> {
  let count = 0;
  for (let at = bytes.indexOf(PACKED); at !== -1 && count < PACKS_MAX; count += 1) {
    const begin = bytes.indexOf('stream', at);
    const end = bytes.indexOf('endstream', begin);
    if (begin === -1 || end === -1) return;
    // Behind the word one line ends, in one way or another.
    const from = begin + 'stream'.length + (bytes[begin + 'stream'.length] === 0x0d ? 2 : 1);
    const options = { maxOutputLength: UNPACKED_MAX_BYTES, finishFlush: zlib.constants.Z_SYNC_FLUSH };
    const unpacked = await inflate(bytes.subarray(from, end), options).catch(() => undefined);
    if (unpacked) yield unpacked;
    at = bytes.indexOf(PACKED, end);
  }
}
