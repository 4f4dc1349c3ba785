import type { IncomingMessage } from 'node:http';

const BODY_MAX_BYTES = 256 * 1024;

export class BodyTooLarge extends Error {}

/** The whole body, or BodyTooLarge as soon as it is known to be over the limit. */
export async function readBody(request: IncomingMessage, limit = BODY_MAX_BYTES): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
