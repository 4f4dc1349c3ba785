import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FixedHeaders } from './security-headers.ts';

const PREFIX = '/media/';
const YEAR_SECONDS = 31_536_000;

/** Gives the bytes of a picture of the library, undefined when there is none of that name. */
export type OpenPicture = (name: string) => Promise<Buffer | undefined>;

/** The pictures of the library, for everybody. A name never changes what it shows, so browsers keep it for good. */
export function createMediaFiles(open: OpenPicture, fixedHeaders: FixedHeaders) {
  /** Whether it has answered. */
  return async (path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!path.startsWith(PREFIX)) return false;
    const name = path.slice(PREFIX.length);
    const bytes = await open(name);
    if (!bytes) return false;
    for (const [header, value] of fixedHeaders) response.setHeader(header, value);
    response.writeHead(200, {
      'content-type': name.endsWith('.avif') ? 'image/avif' : 'image/webp',
      'content-length': bytes.byteLength,
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  };
}
