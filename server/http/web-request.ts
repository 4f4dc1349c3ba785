import type { IncomingMessage } from 'node:http';
import { languages } from '#domain/languages.ts';
import { adminPaths, pathTo } from '#domain/pages.ts';
import { BodyTooLarge, readBody, streamBody } from './request-body.ts';
import { isSafeMethod } from './security/same-origin.ts';

/** Where files are sent to: these bodies are larger than others, and read as they come in. */
const UPLOAD_PATHS = new Set([
  '/api/applications',
  '/api/media',
  ...languages.map((language) => pathTo('recruitment', language)),
]);
/** The address of one image, to which its replacement is sent; a crop sends no file. */
const IMAGE_PATH = /^\/api\/media\/(?!crop$)[\w-]+$/;

/** Large too, and for administrators only: whoever answers sees who asks before anything is read. */
const IMPORT_PATHS = new Set(['/api/import', '/api/import/preview']);

const KILOBYTE = 1024;

/** The most that some calls take: far more than our pages send. Any other takes what `readBody` does. */
const SMALL_BODIES: Readonly<Record<string, number>> = {
  '/api/views': 4 * KILOBYTE,
  '/api/calculator-steps': 4 * KILOBYTE,
  '/api/auth/login': 8 * KILOBYTE,
  ...Object.fromEntries(
    Object.values(adminPaths).flatMap((admin) =>
      ['setup', 'invitation', 'forgotten'].map((screen) => [`${admin}/${screen}`, 8 * KILOBYTE]),
    ),
  ),
};

/** More fields than any form of ours sends; parsing a hundred thousand would hold everybody up. */
const FIELDS_MAX = 2000;
const BETWEEN_FIELDS = 0x26;

/** The request as the web platform describes it. The signal says when nobody waits for the answer any more. */
export async function toWebRequest(
  request: IncomingMessage,
  url: string,
  signal?: AbortSignal,
): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headersDistinct)) {
    for (const one of value ?? []) headers.append(name, one);
  }
  if (isSafeMethod(request.method ?? 'GET')) return new Request(url, { headers, signal });
  // It came from our own pages (same-origin.ts); React Router would compare it with the public address only.
  headers.delete('origin');
  const body = isUpload({ url, headers })
    ? streamBody(request)
    : await wholeBody(request, SMALL_BODIES[pathOf(url)]);
  return new Request(url, { method: request.method, headers, body, signal, duplex: 'half' } as RequestInit);
}

/** Where a body is sent, whether a page or its data is asked for in answer. */
const pathOf = (url: string) => new URL(url).pathname.replace(/\.data$/, '');

/** Whether it brings files, which the application takes as they come in. */
export function isUpload({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean {
  const path = pathOf(url);
  if (IMPORT_PATHS.has(path)) return true;
  const takesFiles = UPLOAD_PATHS.has(path) || IMAGE_PATH.test(path);
  return takesFiles && /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');
}

async function wholeBody(
  request: IncomingMessage,
  limit: number | undefined,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const body = await readBody(request, limit);
  if (isForm(request) && hasMore(body, BETWEEN_FIELDS, FIELDS_MAX)) throw new BodyTooLarge();
  return body.byteLength > 0 ? new Uint8Array(body) : null;
}

function isForm({ headers }: IncomingMessage): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');
}

/** Whether a byte stands in there more often than may be. */
function hasMore(body: Buffer, byte: number, most: number): boolean {
  let found = 0;
  for (let place = body.indexOf(byte); place >= 0 && found <= most; place = body.indexOf(byte, place + 1))
    found += 1;
  return found > most;
}
