import type { IncomingMessage, ServerResponse } from 'node:http';
import { StorageUnavailableError } from '#server/files/file-store.ts';
import type { FixedHeaders } from '../security/security-headers.ts';

const PREFIX = '/media/';
const YEAR_SECONDS = 31_536_000;
const RETRY_AFTER_SECONDS = '10';

/** Gives the bytes of an image of the library, undefined when there is none of that name. */
export type OpenImage = (name: string) => Promise<Buffer | undefined>;

/** The images of the library, for everybody. A name never changes what it shows, so browsers keep it for good. */
export function createMediaFiles(open: OpenImage, fixedHeaders: FixedHeaders) {
  /** Whether it has answered. */
  return async (path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!path.startsWith(PREFIX)) return false;
    const name = path.slice(PREFIX.length);
    const bytes = await open(name).catch(storeOut);
    if (!bytes) return false;
    for (const [header, value] of fixedHeaders) response.setHeader(header, value);
    if (bytes === 'out') {
      const headers = { 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' };
      response.writeHead(503, { ...headers, 'content-type': 'text/plain' }).end('Not just now.');
      return true;
    }
    response.writeHead(200, {
      'content-type': name.endsWith('.avif') ? 'image/avif' : 'image/webp',
      'content-length': bytes.byteLength,
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  };
}

function storeOut(error: unknown): 'out' {
  if (error instanceof StorageUnavailableError) return 'out';
  throw error;
}
