import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { compressed, type Encoding, isWorthCompressing, preferredEncoding } from './compression.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** A whole answer kept in memory, with the variants that browsers ask for. */
export interface StoredAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  etag: string;
  body: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
  cacheable: boolean;
}

const REVALIDATE = 'public, max-age=0, must-revalidate';

export async function storeAnswer(
  response: Response,
  { withPolicy }: { withPolicy: boolean },
): Promise<StoredAnswer> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers: OutgoingHttpHeaders = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  const cacheable = response.status === 200 && cookies.length === 0 && !headers['cache-control'];
  const isPage = String(headers['content-type']).startsWith('text/html');
  if (cacheable) headers['cache-control'] = REVALIDATE;
  if (isPage && withPolicy) headers['content-security-policy'] = contentSecurityPolicy(body.toString());
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  if (cacheable) headers.etag = etag;
  return { status: response.status, headers, etag, body, encoded: {}, cacheable };
}

export async function sendStored(
  answer: StoredAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (answer.cacheable && matches(request.headers['if-none-match'], answer.etag)) {
    const { 'content-type': _, ...headers } = answer.headers;
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = isWorthCompressing(String(answer.headers['content-type']), answer.body)
    ? preferredEncoding(request.headers['accept-encoding'])
    : 'identity';
  const body = answer.encoded[encoding] ?? (await encode(answer, encoding));
  response.writeHead(answer.status, {
    ...answer.headers,
    vary: 'accept-encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': body.byteLength,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function encode(answer: StoredAnswer, encoding: Encoding): Promise<Buffer> {
  const body = await compressed(answer.body, encoding);
  answer.encoded[encoding] = body;
  return body;
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return (
    ifNoneMatch === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2))
  );
}
