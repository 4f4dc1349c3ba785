import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { createBoundedCache } from '#server/bounded-cache.ts';
import { gate } from '#server/gate/gate.ts';

/** The smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** For the one who waits: 1.5 % larger than at 9, in a fifth of the time and a twentieth of the memory. */
const BROTLI_QUALITY = 5;
const FINEST_BROTLI_QUALITY = 11;
const GZIP_LEVEL = 9;
/** Below this a compressed body is no smaller on the wire. */
const WORTHWHILE_BYTES = 512;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json)|image\/svg)/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export function isWorthCompressing(contentType: string, body: Buffer): boolean {
  return body.byteLength >= WORTHWHILE_BYTES && COMPRESSIBLE.test(contentType);
}

const known = createBoundedCache<Encoding>({ maxEntries: 100 });

/**
 * The encoding that the client likes best, the smallest of several; `identity` also for whoever accepts none of
 * ours. Few different headers are in use, so what they mean is kept.
 */
export function preferredEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const header = String(acceptEncoding ?? '');
  const before = known.get(header);
  if (before) return before;
  const client = new Negotiator({ headers: { 'accept-encoding': header } });
  const found = client.encoding(ENCODINGS, { preferred: ENCODINGS }) ?? 'identity';
  known.set(header, found);
  return found;
}

/** Not begun when the signal has aborted by its turn. */
export async function compressed(body: Buffer, encoding: Encoding, signal?: AbortSignal): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return gate.compression.pass(
    () => (encoding === 'gzip' ? zip(body, { level: GZIP_LEVEL }) : brotliAt(BROTLI_QUALITY, body)),
    signal,
  );
}

/**
 * A tenth smaller, and many times slower to make: one at a time, for a response that many will get.
 * Undefined when it is wanted no more by its turn.
 */
export function compressedFinest(body: Buffer, isWanted: () => boolean): Promise<Buffer | undefined> {
  return gate.finestCompression.pass(async () =>
    isWanted() ? brotliAt(FINEST_BROTLI_QUALITY, body) : undefined,
  );
}

function brotliAt(quality: number, body: Buffer): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}
