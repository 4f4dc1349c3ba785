import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SCRIPT_MARK } from '#domain/script-mark.ts';
import { type FixedHeaders, withoutMarks } from '../security/security-headers.ts';
import {
  compressed,
  compressedFinest,
  type Encoding,
  isWorthCompressing,
  preferredEncoding,
} from './compression.ts';

/** Names and values in turn, as Node writes them fastest. */
type HeaderList = string[];

export interface Variant {
  headers: HeaderList;
  bytes: Buffer;
}

/** A whole response in memory, with the variants that browsers have asked for. */
export interface StoredResponse {
  status: number;
  headers: HeaderList;
  etag: string;
  body: Buffer;
  variants: Partial<Record<Encoding, Variant | Promise<Variant>>>;
  compressible: boolean;
  /** Browsers may keep it and ask whether it is still the same. */
  cacheable: boolean;
  /** The page cache may keep it. */
  keepable: boolean;
  /** The page cache keeps it now; only the cache says so. */
  kept: boolean;
  /** Asked for more than once: it has been compressed as small as can be, or will be in its turn. */
  finest: boolean;
}

const REVALIDATE = 'public, max-age=0, must-revalidate';
/** What a browser fetches ahead it may show, without asking again, as long as it takes to follow a link. */
const FETCHED_AHEAD = 'private, max-age=5';

interface StoreOptions {
  fixedHeaders: FixedHeaders;
  withPolicy: boolean;
  /** For administrators only: no browser, proxy or cache of ours keeps it. */
  isPrivate?: boolean;
  /** The status with which it may be kept: that of a page, or that of the page for unknown addresses. */
  keepableStatus?: 200 | 404;
}

export async function storeResponse(
  response: Response,
  { fixedHeaders, withPolicy, isPrivate = false, keepableStatus = 200 }: StoreOptions,
): Promise<StoredResponse> {
  const contentType = response.headers.get('content-type') ?? '';
  const mark = response.headers.get(SCRIPT_MARK);
  response.headers.delete(SCRIPT_MARK);
  const page = contentType.startsWith('text/html') ? withoutMarks(await response.text(), mark) : undefined;
  const body = page ? Buffer.from(page.html) : Buffer.from(await response.arrayBuffer());
  const keepable =
    response.status === keepableStatus &&
    !isPrivate &&
    !response.headers.has('set-cookie') &&
    !response.headers.has('cache-control');
  const cacheable = keepable && response.status === 200;
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  if (isPrivate) response.headers.set('cache-control', 'no-store');
  const compressible = isWorthCompressing(contentType, body);
  const usual = fixedHeaders.filter(([name]) => !response.headers.has(name));
  const headers = [...usual, ...response.headers].flat();
  if (compressible) headers.push('vary', 'accept-encoding');
  if (cacheable) headers.push('cache-control', REVALIDATE, 'etag', etag);
  if (withPolicy && page) headers.push('content-security-policy', page.policy);
  const { status } = response;
  const unsent = { variants: {}, kept: false, finest: false };
  return { status, headers, etag, body, compressible, cacheable, keepable, ...unsent };
}

/**
 * Sends the response in the encoding the client prefers; at once when that variant has been made before.
 * The signal belongs to a response for one visitor: who has left by then needs nothing compressed.
 */
export function sendStored(
  stored: StoredResponse,
  request: IncomingMessage,
  response: ServerResponse,
  signal?: AbortSignal,
): void | Promise<void> {
  if (stored.cacheable && matches(request.headers['if-none-match'], stored.etag)) {
    response.writeHead(304, stored.headers).end();
    return;
  }
  const encoding = stored.compressible ? preferredEncoding(request.headers['accept-encoding']) : 'identity';
  const made = stored.variants[encoding];
  if (made && encoding === 'br') makeFinest(stored, made);
  const variant = made ?? makeVariant(stored, encoding, signal);
  if (variant instanceof Promise)
    return variant.then((made) => sendVariant(stored.status, made, request, response));
  return sendVariant(stored.status, variant, request, response);
}

function sendVariant(
  status: number,
  { headers, bytes }: Variant,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(status, isFetchedAhead(request) ? forOneVisitor(headers) : headers);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function isFetchedAhead({ headers }: IncomingMessage): boolean {
  return headers['sec-purpose']?.includes('prefetch') ?? false;
}

function forOneVisitor(headers: HeaderList): HeaderList {
  return headers.map((value) => (value === REVALIDATE ? FETCHED_AHEAD : value));
}

/** Compresses once, however many ask for it at the same time. */
function makeVariant(stored: StoredResponse, encoding: Encoding, signal?: AbortSignal): Promise<Variant> {
  const making = compressed(stored.body, encoding, signal).then((bytes) => keep(stored, encoding, bytes));
  stored.variants[encoding] = making;
  // The next who asks tries again.
  making.catch(() => delete stored.variants[encoding]);
  return making;
}

/**
 * What the page cache keeps and is asked for again is compressed again, beside the requests and as small as
 * can be. What is asked for once, by somebody who crawls the whole site, is not worth that.
 */
function makeFinest(stored: StoredResponse, made: Variant | Promise<Variant>): void {
  if (stored.finest || !stored.kept) return;
  stored.finest = true;
  Promise.resolve(made)
    .then(() => compressedFinest(stored.body, () => stored.kept))
    .then(
      (finest) => finest && keep(stored, 'br', finest),
      () => {},
    );
}

function keep(stored: StoredResponse, encoding: Encoding, bytes: Buffer): Variant {
  const headers = [...stored.headers, 'content-length', String(bytes.byteLength)];
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  const variant = { headers, bytes };
  stored.variants[encoding] = variant;
  return variant;
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return (
    ifNoneMatch === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2))
  );
}
