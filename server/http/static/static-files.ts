import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredResponse, Variant } from '../cache/stored-response.ts';
import type { FixedHeaders } from '../security/security-headers.ts';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;
/** Files whose name changes with their content or carries their version. */
const IMMUTABLE = /^\/(?:assets|fonts)\//;
const COMPRESSED = { br: '.br', gzip: '.gz' } as const;

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  // Modules are always UTF-8.
  '.js': 'text/javascript',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

export type StaticFiles = ReadonlyMap<string, StoredResponse>;

/**
 * The built files by address, with the precompressed variants beside them, read once at the start:
 * a new build under a running process, or a machine out of file handles, harms nobody.
 */
export async function readStaticFiles(folder: string, fixedHeaders: FixedHeaders): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const bodies = new Map(
    await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async ({ parentPath, name }) => {
          const file = path.join(parentPath, name);
          const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
          return [address, await readFile(file)] as const;
        }),
    ),
  );
  const plain = [...bodies].filter(([name]) => !/\.(?:br|gz)$/.test(name));
  return new Map(plain.map(([name, body]) => [name, stored(name, body, bodies, fixedHeaders)]));
}

function stored(
  name: string,
  body: Buffer,
  bodies: Map<string, Buffer>,
  fixedHeaders: FixedHeaders,
): StoredResponse {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 12)}"`;
  // What never changes is never asked about again, so it needs no mark to compare.
  const caching = IMMUTABLE.test(name)
    ? ['cache-control', `max-age=${YEAR_SECONDS}, immutable`]
    : ['cache-control', `max-age=${DAY_SECONDS}`, 'etag', etag];
  const type = types[path.extname(name)] ?? 'application/octet-stream';
  const headers = [...fixedHeaders.flat(), 'content-type', type, ...caching];
  const compressible = bodies.has(name + COMPRESSED.br);
  if (compressible) headers.push('vary', 'accept-encoding');
  const variant = (bytes: Buffer, encoding?: string): Variant => ({
    headers: [
      ...headers,
      'content-length',
      String(bytes.byteLength),
      ...(encoding ? ['content-encoding', encoding] : []),
    ],
    bytes,
  });
  const compressedVariants = Object.entries(COMPRESSED).flatMap(([encoding, ending]) => {
    const bytes = bodies.get(name + ending);
    return bytes ? [[encoding, variant(bytes, encoding)]] : [];
  });
  const variants = { identity: variant(body), ...Object.fromEntries(compressedVariants) };
  const response = { status: 200, headers, etag, body: Buffer.alloc(0), variants, compressible };
  return { ...response, cacheable: true, keepable: false, kept: false, finest: false };
}
