import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const BROTLI_QUALITY = 9;
const GZIP_LEVEL = 9;
/** Below this a compressed body is no smaller on the wire. */
const WORTHWHILE_BYTES = 512;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json)|image\/svg)/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export function isWorthCompressing(contentType: string, body: Buffer): boolean {
  return body.byteLength >= WORTHWHILE_BYTES && COMPRESSIBLE.test(contentType);
}

/** The smallest encoding that the client accepts: `q=0` means it does not. */
export function preferredEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = new Map(
    String(acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .map((entry) => {
        const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
        const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
        return [name, Number(quality ?? 1) > 0];
      }),
  );
  if (accepted.get('br')) return 'br';
  if (accepted.get('gzip')) return 'gzip';
  return 'identity';
}

export async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return zip(body, { level: GZIP_LEVEL });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}
